import { redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { getUserByUsername } from '#app/api/user.server.ts';
import { paths } from '#app/paths.ts';
import { getVisitor } from '#app/server/visitor.server.ts';

/** The lists of followers by username (2.1#44, A6) are those by id. */
export async function loader(args: LoaderFunctionArgs) {
  const { id } = await getUserByUsername(await getVisitor(args), args.params.username ?? '');
  return redirect(paths.userFollow(id) + new URL(args.request.url).search);
}

/** Never drawn; but a route with a page shows its errors as one. */
export default function FollowByUsername() {
  return null;
}
