import { z } from 'zod';
import { idParam } from '#contract/primitives.ts';
import { readDistinctId } from './distinct-id.server.ts';
import { log } from './logger.server.ts';
import type { Visitor } from './visitor.server.ts';

const method = z.enum(['password', 'google', 'apple', 'wallet']);
type SignInMethod = z.output<typeof method>;
const isSuccess = z.boolean();
/** The code of the refusal (J18). */
const failReason = z.string().max(40).optional();
const elementName = z.string().regex(/^[a-z_]{1,40}$/);

/** What may be told (7/analytics#1), without anything about who. */
const usageEvent = z.discriminatedUnion('name', [
  z.object({ name: z.literal('login'), method }),
  z.object({ name: z.literal('login_result'), method, is_success: isSuccess, fail_reason: failReason }),
  z.object({ name: z.literal('register'), method }),
  z.object({ name: z.literal('register_result'), method, is_success: isSuccess, fail_reason: failReason }),
  z.object({ name: z.literal('logout') }),
  z.object({ name: z.literal('element_click'), e_name: elementName }),
  z.object({ name: z.literal('measurement'), offer_id: idParam.optional() }),
]);
type UsageEvent = z.output<typeof usageEvent>;

/** What a page may tell by the beacon; how signing in went is known here. */
export const beaconEvent = usageEvent.refine(
  ({ name }) => name === 'element_click' || name === 'measurement',
);

/** Whether the person agreed, and the browser does not refuse for them (J16). */
export function mayBeCounted(request: Request, { preferences }: Pick<Visitor, 'preferences'>): boolean {
  return preferences.analytics && request.headers.get('sec-gpc') !== '1';
}

/** Keeps events as lines of the log, where the person agreed; without that nothing is kept (J16, J17). */
export async function tellUsage(
  request: Request,
  visitor: Pick<Visitor, 'preferences'>,
  ...events: UsageEvent[]
): Promise<void> {
  if (!mayBeCounted(request, visitor)) return;
  const distinctId = await readDistinctId(request);
  for (const event of events) log().info({ event, distinctId }, 'event');
}

/** An attempt to sign in or up and how it went: a redirect is success, everything else was refused with its status. */
export async function tellSignIn(
  request: Request,
  visitor: Pick<Visitor, 'preferences'>,
  name: 'login' | 'register',
  result: Response | { init: ResponseInit | null },
  method: SignInMethod = 'password',
): Promise<void> {
  const status = result instanceof Response ? result.status : (result.init?.status ?? 200);
  const ok = status < 400;
  await tellUsage(
    request,
    visitor,
    { name, method },
    {
      name: `${name}_result`,
      method,
      is_success: ok,
      ...(ok ? {} : { fail_reason: String(status) }),
    },
  );
}
