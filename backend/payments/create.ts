import type { PaymentKind } from '#contract/order.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/client.ts';
import type { PaymentProvider } from './provider.ts';

/** Placeholder of B1 (platform): B4 overwrites it and keeps the signature. */
export function createPayments(_input: {
  database: Database;
  clock: Clock;
  secret: string;
}): Record<PaymentKind, PaymentProvider> {
  const missing = () => Promise.reject(new Error('payments are not wired yet'));
  const provider = new Proxy({}, { get: () => missing }) as PaymentProvider;
  return { card: provider, wallet: provider };
}
