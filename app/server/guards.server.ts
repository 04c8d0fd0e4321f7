import { data, redirect, type AppLoadContext } from '@remix-run/node';
import { paths } from '#app/paths.ts';
import type { ErrorBody } from '#app/api/errors.ts';
import type { Reason } from '#app/domain/forward.ts';
import type { Account } from '#contract/auth.ts';
import { idParam, gender as genderSchema, type Gender } from '#contract/primitives.ts';
import { backTo } from './http.server.ts';
import { getVisitor, type Visitor } from './visitor.server.ts';

interface Args {
  request: Request;
  context: AppLoadContext;
}

/** The signed-in person, or off to login with the way back and the reason (2.1#75, C11). */
export async function requireAccount(
  args: Args,
  reason: Reason,
): Promise<{ visitor: Visitor; account: Account }> {
  const visitor = await getVisitor(args);
  const account = await visitor.account();
  if (!account) throw redirect(paths.login({ forward: returnPath(args.request, visitor), reason }));
  return { visitor, account };
}

/** After a POST by a visitor the way back is the page the form stood on, not the action's own address. */
function returnPath(request: Request, visitor: Visitor): string {
  return request.method === 'GET' ? visitor.path : backTo(request, visitor.path);
}

/** A gender of the path; any other word is an unknown path and goes home (C8). */
export function requireGender(value: string | undefined): Gender {
  const parsed = genderSchema.safeParse(value);
  if (!parsed.success) throw redirect(paths.home());
  return parsed.data;
}

/** A numeric id of the path; others go `to`, home unless the rule says otherwise (2.1#73, C9, C12). */
export function requireId(value: string | undefined, to: string = paths.home()): number {
  const parsed = idParam.safeParse(value);
  if (!parsed.success) throw redirect(to);
  return parsed.data;
}

/** A known route whose thing does not exist (A20): a 404 page headed by this sentence, with what to do below it. */
export function notFoundPage(message: string, help?: string) {
  return data({ message, requestId: '', ...(help ? { help } : {}) } satisfies ErrorBody, { status: 404 });
}
