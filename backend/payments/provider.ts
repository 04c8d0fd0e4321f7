/** How a payment stands at its provider. */
export type ProviderPaymentState =
  'created' | 'captured' | 'authorised' | 'declined' | 'cancelled' | 'refunded';

/**
 * A payment provider as the shop sees it: the sandbox here, a real one by configuration. URLs are absolute at a
 * real provider and paths on the web's own origin in the sandbox. Amounts are minor units. Never call a provider
 * inside a database transaction: it may be slow, and the sandbox uses the same single connection (trap T12).
 */
export interface PaymentProvider {
  /** Opens a payment page; `idempotencyKey` makes a repeat answer the same payment. */
  createPayment(input: {
    idempotencyKey: string;
    amountMinor: number;
    currency: string;
    description: string;
    /** Path on the web; the provider appends nothing, put what you need into it. */
    returnPath: string;
  }): Promise<{ ref: string; url: string }>;
  getPayment(
    ref: string,
  ): Promise<{ state: ProviderPaymentState; amountMinor: number; currency: string } | null>;
  /** Takes the money of an authorised payment; fine when it is captured already. Ask `getPayment` how it went. */
  capture(input: { ref: string; idempotencyKey: string }): Promise<void>;
  /** Refunds up to the captured amount; a repeat with the same key changes nothing. */
  refund(input: { ref: string; amountMinor: number; idempotencyKey: string }): Promise<void>;
  /** Takes an unfinished or authorised payment back, so that it can no longer be paid; fine when it is over already. */
  cancel(ref: string): Promise<void>;
  /**
   * Card: onboarding. Wallet: consent. Returns the page to send the seller to; from there the seller comes back to
   * `returnPath` with `ref` (card), or `code` and `state` (wallet; no `code` when refused) appended.
   */
  startConnect(input: {
    userId: number;
    email: string;
    returnPath: string;
    state: string;
  }): Promise<{ ref: string; url: string }>;
  /**
   * The seller's account once the seller finished; null while not. Card (`code` null): looked up by the user id that
   * startConnect gave as our reference. Wallet: the single-use code, good only for the user it was started by.
   */
  finishConnect(input: { userId: number; code: string | null }): Promise<{ account: string } | null>;
  /** Checks a webhook's signature and reads it; null when the signature is wrong. */
  readWebhook(headers: Headers, rawBody: string): Promise<{ eventId: string; ref: string } | null>;
}
