import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { AccountFrame } from '#app/components/AccountFrame.tsx';
import { accountMenu } from '#app/components/account-menu.ts';
import { useT } from '#app/i18n/use-translation.ts';
import { paths } from '#app/paths.ts';
import { unlistedMeta } from '../page-meta.ts';
import { ProfileForm } from './components/ProfileForm.tsx';
import { loadProfile, saveProfile } from './profile.server.ts';

export const handle = { withCategories: false };

export const meta: MetaFunction<typeof loader> = ({ data: page }) => unlistedMeta(page);

export async function loader(args: LoaderFunctionArgs) {
  return loadProfile(args);
}

export async function action(args: ActionFunctionArgs) {
  return saveProfile(args);
}

/** What others see of one, and the name one signs in with (2.1#24, 2.3#55). */
export default function EditProfile() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useT('account');
  const common = useT('common');
  return (
    <AccountFrame {...accountMenu(common, page.username)}>
      <div className="row between wraps">
        <h1 className="serif l">{t('profileTitle')}</h1>
        <Link className="link" to={paths.user(page.username)} prefetch="intent">
          {t('profileSee')}
        </Link>
      </div>
      <div className="narrow">
        <ProfileForm
          // A picture that was saved is gone from its field.
          key={`${page.avatar} ${page.username}`}
          page={page}
          lastResult={answer?.result}
        />
      </div>
    </AccountFrame>
  );
}
