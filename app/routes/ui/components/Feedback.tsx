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
export function Feedback() {
  const [open, setOpen] = useState(false);
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
        <Button type="button" onClick={() => setOpen(true)}>
          Open a modal
        </Button>
        <RegionLink
          className={buttonClass('outline')}
          href={paths.promptRegion({ forward: paths.ui() })}
          title="Region, language and currency"
          closeLabel="Close"
        >
          Open the region modal
        </RegionLink>
        <Modal open={open} title="A modal" closeLabel="Close" onClose={() => setOpen(false)}>
          <div className="stack">
            <p>Escape closes it, and the focus goes back to where it came from.</p>
            <Button type="button" variant="primary" wide onClick={() => setOpen(false)}>
              Understood
            </Button>
          </div>
        </Modal>
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
