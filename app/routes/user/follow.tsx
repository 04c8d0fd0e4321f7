import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { getUser, listFollowers, listFollowing } from '#app/api/user.server.ts';
import { badgeLabels } from '#app/components/badge-labels.ts';
import { FollowForm } from '#app/components/FollowForm.tsx';
import { Pages } from '#app/components/Pages.tsx';
import { renderLink } from '#app/components/render-link.tsx';
import { UserHead } from '#app/components/UserHead.tsx';
import { userHead, userHeadTexts } from '#app/components/user-head.server.ts';
import { UserLine } from '#app/components/UserLine.tsx';
import { compactNumber } from '#app/domain/compact-number.ts';
import { pageCount, pageStart, parsePage } from '#app/domain/pagination.ts';
import { badgesOf } from '#app/domain/user-badge.ts';
import { messagesFor, translator } from '#app/i18n/messages.server.ts';
import { useT } from '#app/i18n/use-translation.ts';
import { paths, type FollowList } from '#app/paths.ts';
import { requireId } from '#app/server/guards.server.ts';
import { getVisitor } from '#app/server/visitor.server.ts';
import { Empty } from '#app/ui/Empty.tsx';
import { Tabs } from '#app/ui/Tabs.tsx';
import type { Person } from '#contract/user.ts';
import { pageMeta } from '../page-meta.ts';

const PEOPLE_PAGE = 24;

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, args.data && { ...args.data, noindex: true });

export async function loader(args: LoaderFunctionArgs) {
  const userId = requireId(args.params.userId);
  const visitor = await getVisitor(args);
  const search = new URL(args.request.url).searchParams;
  const type: FollowList = search.get('type') === 'following' ? 'following' : 'follower';
  const page = parsePage(search.get('page'));
  const query = {
    userId: String(userId),
    pageStart: pageStart(page, PEOPLE_PAGE),
    pageLimit: PEOPLE_PAGE,
  };
  const [user, found, account] = await Promise.all([
    getUser(visitor, userId),
    type === 'follower' ? listFollowers(visitor, query) : listFollowing(visitor, query),
    visitor.account(),
  ]);
  const { language } = visitor.preferences;
  const t = translator(language, 'user');
  return {
    user: await userHead(user, visitor),
    type,
    page,
    pages: pageCount(found.total, PEOPLE_PAGE),
    people: found.data.map((person) => personView(person, account?.id ?? null)),
    title: `${t(type === 'follower' ? 'followersOf' : 'followingOf', { name: user.username })} · Offcut`,
    messages: messagesFor(language, userHeadTexts),
  };
}

function personView(person: Person, viewerId: number | null) {
  return {
    id: person.id,
    name: person.username,
    avatar: person.avatarUrl,
    ...badgesOf(person.userStatus),
    suspended: person.userStatus === 'Suspended',
    bio: person.biography,
    follower: person.follower,
    // One's own row has no button (4#36).
    own: person.id === viewerId,
    isFollowing: person.isFollowingUser,
    isBlocked: person.isBlockedByUser,
  };
}

/** Who follows somebody, or whom they follow (2.1#40, 2.1#44). */
export default function Follow() {
  const { user, type, page, pages, people } = useLoaderData<typeof loader>();
  const t = useT('user');
  const common = useT('common');
  return (
    <UserHead user={user} current={null}>
      <div className="wrap mt1">
        <div className="narrow-list">
          <Tabs
            label={t('followLists')}
            renderLink={renderLink}
            tabs={(['follower', 'following'] as const).map((name) => ({
              href: paths.userFollow(user.id, { type: name }),
              label: t(name === 'follower' ? 'followersTab' : 'followingTab'),
              current: name === type,
            }))}
          />
          {people.length === 0 ? (
            <Empty
              title={common('noResults')}
              help={t(type === 'follower' ? 'noFollowers' : 'noFollowing', { name: user.name })}
            />
          ) : (
            <ul className="plates">
              {people.map((person) => (
                <li className="plate mid" key={person.id}>
                  <UserLine
                    name={person.name}
                    href={paths.user(person.name)}
                    avatarSrc={person.avatar}
                    size="l"
                    {...badgeLabels(person, common)}
                    suspended={person.suspended}
                    meta={
                      person.bio ||
                      `${compactNumber(person.follower)} ${t('followers', { count: person.follower })}`
                    }
                  />
                  {person.own ? null : <FollowForm person={person} size="tiny" />}
                </li>
              ))}
            </ul>
          )}
          <Pages
            page={page}
            pageCount={pages}
            hrefFor={(to) => paths.userFollow(user.id, { type, page: to })}
          />
        </div>
      </div>
    </UserHead>
  );
}
