import { CampaignPrompt } from '#app/components/CampaignPrompt.tsx';
import { SignInPrompt } from '#app/components/SignInPrompt.tsx';
import { AppBanner } from '#app/components/shell/AppBanner.tsx';
import { RegionLink } from '#app/components/region/RegionLink.tsx';
import { paths } from '#app/paths.ts';
import { useState } from 'react';
import { Button, buttonClass } from '#app/ui/Button.tsx';
import { Empty } from '#app/ui/Empty.tsx';
import { ErrorView } from '#app/ui/ErrorView.tsx';
import { Modal } from '#app/ui/Modal.tsx';
import { Skeleton } from '#app/ui/Skeleton.tsx';
import { Toasts } from '#app/ui/Toasts.tsx';
import { Specimen, States } from './Specimen.tsx';

/** What the shop says: notices, nothing found, something failed, something is on its way. */
export function Feedback({ picture }: { picture: string }) {
  const [open, setOpen] = useState<'plain' | 'sign-in' | 'campaign' | null>(null);
  const close = () => setOpen(null);
  const signIn = (
    <SignInPrompt
      reason="Sign in to like things and find them again."
      login={{ href: paths.login({ reason: 'favorite', forward: paths.ui() }), label: 'Log in' }}
      signUp={{ href: paths.login({ mode: 'signup', forward: paths.ui() }), label: 'Sign up' }}
    />
  );
  const campaign = (
    <CampaignPrompt
      imageSrc={picture}
      text="Show us what you wear to the first cold morning. Three outfits win a coat."
      explore={{ href: '#explore', label: 'Explore now' }}
      terms={{ href: '#terms', label: 'Terms apply' }}
    />
  );
  return (
    <Specimen title="Notices and states">
      <div className="shown-toasts">
        <Toasts
          label="Sample notices"
          toasts={[
            { id: '1', kind: 'success', text: 'Item added' },
            { id: '2', kind: 'info', text: 'Please filter to one offer.' },
            { id: '3', kind: 'warn', text: 'Offers are no longer accepted' },
            {
              id: '4',
              kind: 'error',
              text: 'Failed to send offer, please try again.',
              action: (
                <a className="link" href="#again">
                  Retry
                </a>
              ),
            },
          ]}
        />
      </div>
      <States label="Modals">
        <Button type="button" onClick={() => setOpen('plain')}>
          Open a modal
        </Button>
        <Button type="button" onClick={() => setOpen('sign-in')}>
          Open the sign-in modal
        </Button>
        <Button type="button" onClick={() => setOpen('campaign')}>
          Open the campaign modal
        </Button>
        <RegionLink
          className={buttonClass('outline')}
          href={paths.promptRegion({ forward: paths.ui() })}
          title="Region, language and currency"
          closeLabel="Close"
        >
          Open the region modal
        </RegionLink>
        <Modal open={open === 'sign-in'} title="Sign in" closeLabel="Close" onClose={close}>
          {signIn}
        </Modal>
        <Modal open={open === 'campaign'} title="First cold morning" closeLabel="Close" onClose={close}>
          {campaign}
        </Modal>
        <Modal open={open === 'plain'} title="A modal" closeLabel="Close" onClose={close}>
          <div className="stack">
            <p>Escape closes it, and the focus goes back to where it came from.</p>
            <Button type="button" variant="primary" wide onClick={close}>
              Understood
            </Button>
          </div>
        </Modal>
      </States>
      <States label="What they hold">
        <div className="modal shown">
          <h3 className="serif s">Sign in</h3>
          {signIn}
        </div>
        <div className="modal shown">
          <h3 className="serif s">First cold morning</h3>
          {campaign}
        </div>
      </States>
      <States label="App banner, on phones">
        <AppBanner
          text="Offcut is quicker in the app"
          link={{ href: '#app', label: 'Open' }}
          close={{ action: paths.display(), label: 'Close' }}
        />
      </States>
      <div className="columns">
        <Empty title="no results found" help="Lift a filter, or search for less." level={3}>
          <a className={buttonClass('outline')} href="#lift">
            Clear all filters
          </a>
        </Empty>
        <ErrorView inline title="Something went wrong" text="Nothing you did was lost." code="Reference 4f2a">
          <a className={buttonClass('primary')} href="#retry">
            Retry
          </a>
        </ErrorView>
        <div aria-busy="true">
          <Skeleton shape="lines" count={6} />
        </div>
      </div>
    </Specimen>
  );
}
