/** Sends a mail that is already in the outbox table; throws when the server refuses it. */
export interface Mailer {
  send(mail: { to: string; subject: string; body: string }): Promise<void>;
  /** For the start-up message: where a person finds what was sent. */
  readonly place: string;
}
