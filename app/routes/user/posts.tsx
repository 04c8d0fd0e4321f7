import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { getUser } from '#app/api/user.server.ts';
import { UserHead } from '#app/components/UserHead.tsx';
import { userHead, userHeadTexts } from '#app/components/user-head.server.ts';
import { messagesFor, translator } from '#app/i18n/messages.server.ts';
import { useT } from '#app/i18n/use-translation.ts';
import { requireId } from '#app/server/guards.server.ts';
import { getVisitor } from '#app/server/visitor.server.ts';
import { Empty } from '#app/ui/Empty.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, args.data && { ...args.data, noindex: true });

export async function loader(args: LoaderFunctionArgs) {
  const userId = requireId(args.params.userId);
  const visitor = await getVisitor(args);
  const user = await getUser(visitor, userId);
  const { language } = visitor.preferences;
  return {
    user: await userHead(user, visitor),
    title: `${translator(language, 'user')('postsOf', { name: user.username })} · Offcut`,
    messages: messagesFor(language, userHeadTexts),
  };
}

/** What somebody posted (2.1#39): nobody has posted anything so far. */
export default function Posts() {
  const { user } = useLoaderData<typeof loader>();
  const t = useT('user');
  const common = useT('common');
  return (
    <UserHead user={user} current="posts">
      <Empty
        title={common('noResults')}
        help={user.own ? t('noPostsOwn') : t('noPostsHelp', { name: user.name })}
      />
    </UserHead>
  );
}
