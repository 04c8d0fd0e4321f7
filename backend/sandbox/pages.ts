import { html } from 'hono/html';
import { decimalsOf, toDecimal } from '#contract/money.ts';
import type { IdentityName } from '#contract/identity.ts';
import type { PaymentKind } from '#contract/order.ts';
import type { SandboxRecord } from './books.ts';

/** Everything inside is escaped by the tag. */
export type Html = ReturnType<typeof html>;

type Company = PaymentKind | IdentityName | 'mail';

const companies: Record<Company, string> = {
  card: 'Cardhouse Payments',
  wallet: 'Pocket Wallet',
  google: 'Stand-in for Google',
  apple: 'Stand-in for Apple',
  mail: 'Mailbox',
};
const notices: Record<Company, string> = {
  card: 'Sandbox — no real money',
  wallet: 'Sandbox — no real money',
  google: 'Sandbox — this is not Google',
  apple: 'Sandbox — this is not Apple',
  mail: 'Sandbox — nothing here was sent',
};

/** A page of one of the companies. */
export function layout(options: { title: string; of: Company; content: Html }): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="/favicon.svg" />
        <title>${options.title} · ${companies[options.of]} (sandbox)</title>
        <link rel="stylesheet" href="/sandbox/style.css" />
      </head>
      <body class="${options.of}">
        <header class="notice">${notices[options.of]}</header>
        <main class="${options.of === 'mail' ? 'broad' : ''}">
          <p class="name">${companies[options.of]}</p>
          ${options.content}
        </main>
      </body>
    </html>`;
}

/** Minor units as people write money, e.g. `€ 1,234.50`. */
export function money(record: SandboxRecord): string {
  const currency = String(record.data.currency);
  const digits = decimalsOf(currency);
  return new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(toDecimal(Number(record.data.amountMinor), currency));
}

export function cardPayPage(record: SandboxRecord, typed: { card: string; error: string | null }): Html {
  return layout({
    title: 'Pay by card',
    of: 'card',
    content: html`<section class="sheet">
      <h1>Pay by card</h1>
      <p class="quiet">${String(record.data.description)}</p>
      <p class="amount">${money(record)}</p>
      ${typed.error ? html`<p class="alert" id="card-error" role="alert">${typed.error}</p>` : ''}
      <form method="post" action="/sandbox/card/pay/${record.ref}">
        <div>
          <label for="card">Card number</label>
          <input
            id="card"
            name="card"
            inputmode="numeric"
            autocomplete="off"
            value="${typed.card}"
            aria-describedby="${typed.error ? 'card-error card-hint' : 'card-hint'}"
            ${typed.error ? html`aria-invalid="true"` : ''}
          />
          <span class="hint" id="card-hint"
            >A test number is filled in. 4000 0000 0000 0002 is declined, 4000 0000 0000 3055 is only
            authorised until the seller confirms.</span
          >
        </div>
        <div class="pair">
          <label
            >Expiry date<input name="expiry" inputmode="numeric" autocomplete="off" value="12 / 34"
          /></label>
          <label>Security code<input name="cvc" inputmode="numeric" autocomplete="off" value="123" /></label>
        </div>
        <div class="actions">
          <button name="decision" value="pay">Pay ${money(record)}</button>
          <button class="second" name="decision" value="decline">Decline the card</button>
          <button class="plain" name="decision" value="cancel">Cancel and go back</button>
        </div>
      </form>
    </section>`,
  });
}

export function walletPayPage(record: SandboxRecord): Html {
  return layout({
    title: 'Pay with your wallet',
    of: 'wallet',
    content: html`<section class="sheet">
      <h1>Pay with your wallet</h1>
      <p class="quiet">${String(record.data.description)}</p>
      <p class="amount">${money(record)}</p>
      <form method="post" action="/sandbox/wallet/pay/${record.ref}">
        <label
          >Pay from
          <select name="source">
            <option>Balance</option>
            <option>Savings account ending 0417</option>
          </select>
        </label>
        <div class="actions">
          <button name="decision" value="pay">Pay ${money(record)}</button>
          <button class="second" name="decision" value="decline">Let the payment fail</button>
          <button class="plain" name="decision" value="cancel">Cancel and go back</button>
        </div>
      </form>
    </section>`,
  });
}

export function onboardingPage(record: SandboxRecord, error: string | null): Html {
  return layout({
    title: 'Set up payouts',
    of: 'card',
    content: html`<section class="sheet">
      <h1>Set up payouts</h1>
      <p class="quiet">Offcut asks us to pay out what you sell. Account: ${String(record.data.email)}</p>
      ${error ? html`<p class="alert" id="name-error" role="alert">${error}</p>` : ''}
      <form method="post" action="/sandbox/card/onboarding/${record.ref}">
        <label
          >Legal name of the business
          <input
            name="business"
            autocomplete="off"
            value="Example Trading"
            maxlength="80"
            ${error ? html`aria-invalid="true" aria-describedby="name-error"` : ''}
          />
        </label>
        <label
          >Bank account number
          <input name="bank" autocomplete="off" value="000123456789" maxlength="40" />
        </label>
        <div class="actions">
          <button name="decision" value="finish">Agree and finish</button>
          <button class="plain" name="decision" value="later">Not now, go back</button>
        </div>
      </form>
    </section>`,
  });
}

export function consentPage(record: SandboxRecord, accounts: readonly { id: string; label: string }[]): Html {
  return layout({
    title: 'Link your wallet',
    of: 'wallet',
    content: html`<section class="sheet">
      <h1>Let Offcut pay into your wallet?</h1>
      <p class="quiet">Offcut will see the number of the account you choose and nothing else.</p>
      <form method="post" action="/sandbox/wallet/consent/${record.ref}">
        <fieldset>
          <legend>Account</legend>
          ${accounts.map(
            (account, index) =>
              html`<label class="choice"
                ><input
                  type="radio"
                  name="account"
                  value="${account.id}"
                  ${index === 0 ? html`checked` : ''}
                />
                ${account.label}</label
              >`,
          )}
        </fieldset>
        <div class="actions">
          <button name="decision" value="allow">Allow</button>
          <button class="second" name="decision" value="refuse">Refuse</button>
        </div>
      </form>
    </section>`,
  });
}

const stateWords: Readonly<Record<string, string>> = {
  authorised: 'The amount is reserved on the card.',
  captured: 'This payment is complete.',
  declined: 'This payment was declined.',
  cancelled: 'This payment was cancelled.',
  refunded: 'This payment was refunded.',
  finished: 'This is set up already.',
  used: 'This is set up already.',
  refused: 'You refused this.',
};

/** For a reference whose story is over: what became of it, and the way back. */
export function overPage(record: SandboxRecord, back: string): Html {
  return layout({
    title: 'Nothing left to do',
    of: record.provider,
    content: html`<section class="sheet">
      <h1>Nothing left to do here</h1>
      <p class="state">${stateWords[record.state] ?? 'This is over.'}</p>
      <p><a class="button" href="${back}">Back to Offcut</a></p>
    </section>`,
  });
}

export function unknownPage(of: PaymentKind | 'mail'): Html {
  return layout({
    title: 'Not found',
    of,
    content: html`<section class="sheet">
      <h1>There is nothing here</h1>
      <p>The link is wrong or too old.</p>
      <p><a class="button" href="/">Back to Offcut</a></p>
    </section>`,
  });
}

/** The text of a mail; pages of the shop that it names can be opened from here. */
function letter(body: string) {
  return body
    .split(/(?<=\s)(\/[a-z][^\s]*)/)
    .map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : part));
}

export function mailboxPage(
  rows: readonly { recipient: string; subject: string; body: string; createdAt: Date }[],
  to: string,
): Html {
  return layout({
    title: 'Mails',
    of: 'mail',
    content: html`<section class="sheet">
        <h1>Mails written by the shop</h1>
        <p class="quiet">Without a mail server they stay here. Latest first, at most 50.</p>
        <form method="get" action="/sandbox/mail">
          <label
            >Recipient contains<input name="to" value="${to}" maxlength="100" autocomplete="off"
          /></label>
          <button class="second">Show</button>
        </form>
      </section>
      ${rows.length === 0 ? html`<p class="sheet">No mails yet.</p>` : ''}
      ${rows.map(
        (mail) =>
          html`<article class="sheet">
            <h2>${mail.subject}</h2>
            <p class="quiet">
              To ${mail.recipient},
              <time datetime="${mail.createdAt.toISOString()}"
                >${mail.createdAt.toISOString().slice(0, 16).replace('T', ' ')} UTC</time
              >
            </p>
            <div class="letter">${letter(mail.body)}</div>
          </article>`,
      )}`,
  });
}
