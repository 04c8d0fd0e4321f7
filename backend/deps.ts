import type { Logger } from 'pino';
import type { PaymentKind } from '#contract/order.ts';
import type { Clock } from './clock.ts';
import type { Database } from './db/client.ts';
import type { Identities } from './identity/provider.ts';
import type { Mailer } from './mail/mailer.ts';
import type { PaymentProvider } from './payments/provider.ts';
import type { Storage } from './storage/storage.ts';

/** Everything the backend needs from outside, passed in so that tests can pass their own. */
export interface Deps {
  database: Database;
  clock: Clock;
  mailer: Mailer;
  storage: Storage;
  payments: Record<PaymentKind, PaymentProvider>;
  /** Companies that say who people are. */
  identities: Identities;
  log: Logger;
  /** Signs upload permissions and sandbox webhooks; seals keys of authenticator apps. */
  secret: string;
  /** Multiplies every rate limit; tests raise it. */
  rateLimitFactor: number;
  development: boolean;
}
