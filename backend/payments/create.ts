import type { PaymentKind } from '#contract/order.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/client.ts';
import type { PaymentProvider } from './provider.ts';
import { sandboxProvider } from './sandbox-provider.ts';

/** The card and the wallet provider. Only the sandbox's exist so far; a real adapter is chosen here by configuration. */
export function createPayments(input: {
  database: Database;
  clock: Clock;
  secret: string;
}): Record<PaymentKind, PaymentProvider> {
  const { clock, secret } = input;
  const { db } = input.database;
  return {
    card: sandboxProvider({ provider: 'card', db, clock, secret }),
    wallet: sandboxProvider({ provider: 'wallet', db, clock, secret }),
  };
}
