import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { getReferrals } from '#app/api/user.server.ts';
import { AccountFrame } from '#app/components/AccountFrame.tsx';
import { accountMenu } from '#app/components/account-menu.ts';
import { CopyField } from '#app/components/CopyField.tsx';
import { UserLine } from '#app/components/UserLine.tsx';
import { dateLabel } from '#app/domain/relative-time.ts';
import { messagesFor, translator } from '#app/i18n/messages.server.ts';
import { useT } from '#app/i18n/use-translation.ts';
import { paths } from '#app/paths.ts';
import { requireAccount } from '#app/server/guards.server.ts';
import { publicOrigin } from '#app/server/http.server.ts';
import { Tag } from '#app/ui/Tag.tsx';
import { levelOf, nextLevelAt, XP_PER_REFERRAL } from '#contract/levels.ts';
import { unlistedMeta } from '../page-meta.ts';

export const handle = { withCategories: false };

export const meta: MetaFunction<typeof loader> = ({ data: page }) => unlistedMeta(page);

export async function loader(args: LoaderFunctionArgs) {
  const { visitor, account } = await requireAccount(args, 'account');
  const { language } = visitor.preferences;
  const found = await getReferrals(visitor);
  const numbers = new Intl.NumberFormat(language);
  const next = nextLevelAt(account.xp);
  return {
    username: account.username,
    link: publicOrigin(args.request) + paths.login({ mode: 'signup', code: found.code }),
    code: found.code,
    reward: XP_PER_REFERRAL,
    pending: found.pending,
    earned: found.earned,
    earnedXp: numbers.format(found.earned * XP_PER_REFERRAL),
    xp: numbers.format(account.xp),
    level: levelOf(account.xp),
    next: next === null ? null : numbers.format(next - account.xp),
    friends: found.friends.map(({ username, avatarUrl, joined, earnedAt }) => ({
      username,
      avatarUrl,
      joined: dateLabel(joined, language),
      earned: earnedAt !== null,
    })),
    title: `${translator(language, 'account')('referTitle')} · Offcut`,
    messages: messagesFor(language, ['account']),
  };
}

/** 500XP for each friend whose first order is complete (1#9, 9#9, H15, B26). */
export default function ReferAFriend() {
  const page = useLoaderData<typeof loader>();
  const t = useT('account');
  const common = useT('common');
  return (
    <AccountFrame {...accountMenu(common, page.username)}>
      <h1 className="serif l">{t('referTitle')}</h1>
      <div className="narrow stack mt1">
        <p className="q">{t('referLead', { xp: page.reward })}</p>
        <CopyField
          id="refer-link"
          label={t('referLink')}
          value={page.link}
          copy={t('copy')}
          copied={t('copied')}
          failed={t('copyFailed')}
          hint={t('referCode', { code: page.code })}
        />
      </div>
      <dl className="tiles figures">
        <div>
          <dt>{t('referPending')}</dt>
          <dd className="fig">{page.pending}</dd>
        </div>
        <div>
          <dt>{t('referEarned')}</dt>
          <dd className="fig">{t('xp', { xp: page.earnedXp })}</dd>
        </div>
        <div>
          <dt>{t('level', { level: page.level })}</dt>
          <dd className="fig">{t('xp', { xp: page.xp })}</dd>
          {page.next ? <dd className="small q">{t('nextLevel', { xp: page.next })}</dd> : null}
        </div>
      </dl>
      <h2 className="serif m mt3">{t('referFriends')}</h2>
      {page.friends.length === 0 ? (
        <p className="q mt1">{t('referNone')}</p>
      ) : (
        <ul className="plates mt1">
          {page.friends.map((friend) => (
            <li className="plate mid" key={friend.username}>
              <UserLine
                name={friend.username}
                href={paths.user(friend.username)}
                avatarSrc={friend.avatarUrl}
                size="m"
                meta={t('referJoined', { date: friend.joined })}
              />
              <Tag kind="outline">
                {friend.earned ? t('xp', { xp: `+${page.reward}` }) : t('referWaiting')}
              </Tag>
            </li>
          ))}
        </ul>
      )}
    </AccountFrame>
  );
}
