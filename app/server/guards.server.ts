import { data, redirect, type AppLoadContext } from '@remix-run/node';
import { paths } from '#app/paths.ts';
import type { ErrorBody } from '#app/api/errors.ts';
import type { Reason } from '#app/domain/forward.ts';
import { translator } from '#app/i18n/messages.server.ts';
import type { Account } from '#contract/auth.ts';
import { idParam, gender as genderSchema, type Gender } from '#contract/primitives.ts';
import { takeHandedToken } from './handed-token.server.ts';
import { backTo } from './http.server.ts';
import { keepPendingAction } from './pending-action.server.ts';
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
  const handed = await takeHandedToken(args);
  if (handed) throw handed;
  const account = await visitor.account().catch((thrown: unknown) => {
    throw thrown instanceof Response ? thrown : stateUnknown(visitor);
  });
  if (!account) throw await toSignIn(args.request, visitor, reason);
  return { visitor, account };
}

/** Nobody could say whether this person is signed in: a page to try again from (2.1#75). */
function stateUnknown({ preferences, requestId }: Visitor) {
  const heading = translator(preferences.language, 'common')('loginStateFailed');
  return data({ heading, message: heading, requestId } satisfies ErrorBody, { status: 503 });
}

/** To the login page; a sent form that may be done later waits for `/prompt/signin` (4#9). */
async function toSignIn(request: Request, visitor: Visitor, reason: Reason): Promise<Response> {
  const forward = returnPath(request, visitor);
  const pending = await keepPendingAction(request, visitor.path, forward);
  return pending
    ? redirect(paths.promptSignin({ forward, reason }), { headers: { 'set-cookie': pending } })
    : redirect(paths.login({ forward, reason }));
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
