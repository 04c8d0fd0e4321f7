import { html } from 'hono/html';
import type { IdentityName } from '#contract/identity.ts';
import { layout, type Html } from '../pages.ts';
import type { Guest } from './guests.ts';

/** Who to be: listed accounts, or whoever one says to be. Plain forms, no script. */
export function chooserPage(view: {
  company: IdentityName;
  uid: string;
  guests: readonly Guest[];
  typed: string;
  error: string | null;
}): Html {
  const { company, uid, guests, typed, error } = view;
  return layout({
    title: 'Choose an account',
    of: company,
    content: html`<section class="sheet">
      <h1>Choose an account</h1>
      <p class="quiet">to go on to Offcut, which will see its name and email address</p>
      <form method="post" action="/sandbox/${company}/choose/${uid}">
        <div class="actions">
          ${guests.map(
            (guest) =>
              html`<button class="second account" name="decision" value="${guest.id}">
                <b>${guest.name}</b>
                <span>${guest.email}${guest.emailVerified ? '' : ' · not confirmed'}</span>
              </button>`,
          )}
        </div>
      </form>
      <form method="post" action="/sandbox/${company}/choose/${uid}">
        ${error ? html`<p class="alert" id="email-error" role="alert">${error}</p>` : ''}
        <label
          >Another account
          <input
            name="email"
            type="email"
            value="${typed}"
            maxlength="120"
            autocomplete="off"
            placeholder="name@mail.example"
            ${error ? html`aria-invalid="true" aria-describedby="email-error"` : ''}
          />
        </label>
        <div class="actions">
          <button name="decision" value="typed">Continue</button>
          <button class="plain" name="decision" value="cancel" formnovalidate>Cancel and go back</button>
        </div>
      </form>
    </section>`,
  });
}

/** A request that is over, or that nobody of ours sent. */
export function deskErrorPage(company: IdentityName): Html {
  return layout({
    title: 'That did not work',
    of: company,
    content: html`<section class="sheet">
      <h1>That did not work</h1>
      <p>This request is over or was begun in another browser.</p>
      <p><a class="button" href="/login">Back to Offcut</a></p>
    </section>`,
  });
}
