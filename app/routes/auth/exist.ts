import type { LoaderFunctionArgs } from '@remix-run/node';
import { tryApi } from '#app/api/client.server.ts';
import { getVisitor } from '#app/server/visitor.server.ts';
import { email, exist, username } from '#contract/auth.ts';
import { codes } from '#contract/errors.ts';

/**
 * Is this username, or this e-mail, still free (7/user#5, A11)? One of them, well formed; the form asks on leaving
 * the field. Only a certain "no" is a no: whoever asks too often is told 429 and decides when the form is sent.
 */
export async function loader(args: LoaderFunctionArgs) {
  const visitor = await getVisitor(args);
  const search = new URL(args.request.url).searchParams;
  const field = search.has('username') ? 'username' : 'email';
  const value = search.get(field) ?? '';
  const parsed = (field === 'username' ? username : email).safeParse(value);
  // Nobody can have it: the form's own rules say what is wrong with it.
  if (!parsed.success) return answer(value, true, codes.Invalid);
  const found = await tryApi(visitor, exist, { body: { [field]: parsed.data } });
  if (found.ok) return answer(value, found.data, codes.Success);
  return answer(value, true, found.refusal.code);
}

function answer(value: string, available: boolean, status: number): Response {
  return new Response(JSON.stringify({ value, available }), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
  });
}
