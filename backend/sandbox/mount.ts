import { desc, ilike } from 'drizzle-orm';
import type { Context, Hono } from 'hono';
import { API_BASE } from '#contract/envelope.ts';
import type { PaymentKind } from '#contract/order.ts';
import { mails } from '../db/schema/user.ts';
import type { Deps } from '../deps.ts';
import { cleanText } from '../http/clean-text.ts';
import { SIGNATURE_HEADER } from '../payments/sandbox-provider.ts';
import {
  findRecord,
  moveRecord,
  randomToken,
  signWebhook,
  type Books,
  type PaymentState,
  type RecordKind,
  type SandboxRecord,
} from './books.ts';
import {
  cardPayPage,
  consentPage,
  mailboxPage,
  onboardingPage,
  overPage,
  unknownPage,
  walletPayPage,
  type Html,
} from './pages.ts';
import { stylesheet } from './style.ts';

const TEST_CARD = '4242 4242 4242 4242';
const DECLINED_CARD = '4000000000000002';
const AUTHORISED_CARD = '4000000000003055';
const MAILS_SHOWN = 50;

/**
 * Local stand-ins that a person can click through, without JavaScript: `/sandbox/card/pay/:ref`,
 * `/sandbox/card/onboarding/:ref`, `/sandbox/wallet/pay/:ref`, `/sandbox/wallet/consent/:ref`, the stand-ins of Google and
 * Apple below `/sandbox/google/` and `/sandbox/apple/`, and `/sandbox/mail`
 * when mails stay here. A decision answers 303 to the way back that the shop gave; a decided payment also sends the
 * provider's webhook to the app, in-process and best effort.
 */
export function mountSandbox(app: Hono, deps: Deps): void {
  const booksOf = (provider: PaymentKind): Books => ({
    provider,
    db: deps.database.db,
    clock: deps.clock,
    secret: deps.secret,
  });
  const card = booksOf('card');
  const wallet = booksOf('wallet');

  app.get('/sandbox/style.css', (c) =>
    c.body(stylesheet, 200, {
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'public, max-age=300',
    }),
  );

  onRecord(app, card, 'payment', 'pay', {
    show: (record) => cardPayPage(record, { card: TEST_CARD, error: null }),
    decide: async (c, record, form) => {
      const decision = form.decision === 'pay' ? decideCard(form.card ?? '') : decided.get(form.decision);
      if (!decision) {
        const error = 'Please enter a valid card number.';
        return c.html(cardPayPage(record, { card: form.card ?? '', error }), 422);
      }
      return finishPayment(c, app, deps, card, record, decision);
    },
  });
  onRecord(app, wallet, 'payment', 'pay', {
    show: walletPayPage,
    decide: async (c, record, form) => {
      const decision = form.decision === 'pay' ? 'captured' : decided.get(form.decision);
      return decision
        ? finishPayment(c, app, deps, wallet, record, decision)
        : c.html(walletPayPage(record), 422);
    },
  });
  onRecord(app, card, 'onboarding', 'onboarding', {
    show: (record) => onboardingPage(record, null),
    decide: async (c, record, form) => {
      if (form.decision !== 'finish') return c.redirect(wayBack(record), 303);
      if (!form.business?.trim())
        return c.html(onboardingPage(record, 'Please enter the name of the business.'), 422);
      const account = `acct_${randomToken().slice(0, 16)}`;
      await moveRecord(card, 'onboarding', record.ref, ['created'], 'finished', { account });
      return c.redirect(wayBack(record, { ref: record.ref }), 303);
    },
  });
  onRecord(app, wallet, 'consent', 'consent', {
    show: (record) => consentPage(record, accountsOf(record)),
    decide: async (c, record, form) => {
      const state = String(record.data.state);
      const account = accountsOf(record).find((one) => one.id === form.account);
      if (form.decision !== 'allow') {
        await moveRecord(wallet, 'consent', record.ref, ['created'], 'refused');
        return c.redirect(wayBack(record, { state }), 303);
      }
      if (!account) return c.html(consentPage(record, accountsOf(record)), 422);
      const code = `${record.ref}.${randomToken()}`;
      const moved = await moveRecord(wallet, 'consent', record.ref, ['created'], 'finished', {
        code,
        account: account.id,
      });
      return c.redirect(wayBack(record, moved ? { code, state } : { state }), 303);
    },
  });

  for (const company of Object.values(deps.identities)) {
    const { name, pages } = company;
    if (pages) app.on(['GET', 'POST'], `/sandbox/${name}/*`, (c) => pages(c.req.raw));
  }

  // Mails are shown to whoever comes: only where there is no mail server, that is on somebody's own machine.
  if (deps.mailer.place === '/sandbox/mail') {
    app.get('/sandbox/mail', async (c) => {
      const to = cleanText(c.req.query('to') ?? '')
        .trim()
        .slice(0, 100);
      const rows = await deps.database.db
        .select()
        .from(mails)
        .where(to ? ilike(mails.recipient, `%${to.replace(/[\\%_]/g, '\\$&')}%`) : undefined)
        .orderBy(desc(mails.id))
        .limit(MAILS_SHOWN);
      return page(c, mailboxPage(rows, to));
    });
  }
  app.get('/sandbox/*', (c) => page(c, unknownPage('mail'), 404));
}

interface Story {
  show: (record: SandboxRecord) => Html;
  decide: (c: Context, record: SandboxRecord, form: Record<string, string>) => Promise<Response>;
}

/** A page with one form about one record; once the record is decided both only lead back. */
function onRecord(app: Hono, books: Books, kind: RecordKind, name: string, story: Story): void {
  const path = `/sandbox/${books.provider}/${name}/:ref`;
  const recordOf = (c: Context) => findRecord(books, kind, cleanText(c.req.param('ref') ?? ''));
  app.get(path, async (c) => {
    const record = await recordOf(c);
    if (!record) return page(c, unknownPage(books.provider), 404);
    return page(c, record.state === 'created' ? story.show(record) : overPage(record, wayBack(record)));
  });
  app.post(path, async (c) => {
    const record = await recordOf(c);
    if (!record) return page(c, unknownPage(books.provider), 404);
    if (record.state !== 'created') return c.redirect(wayBack(record), 303);
    // What cannot be read is an empty form.
    const body = await c.req.parseBody().catch(() => ({}));
    const form = Object.fromEntries(
      Object.entries(body).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
    return story.decide(c, record, form);
  });
}

function page(c: Context, content: Html, status: 200 | 404 = 200) {
  c.header('cache-control', 'no-store');
  return c.html(content, status);
}

/** A map: `toString` and the like are no decisions. */
const decided: ReadonlyMap<string | undefined, PaymentState> = new Map([
  ['decline', 'declined'],
  ['cancel', 'cancelled'],
]);

/** What the card's bank says; null for something that is no card number. */
function decideCard(typed: string): PaymentState | null {
  const digits = typed.replace(/[\s-]/g, '');
  if (!/^\d{12,19}$/.test(digits) || !passesLuhn(digits)) return null;
  if (digits === DECLINED_CARD) return 'declined';
  return digits === AUTHORISED_CARD ? 'authorised' : 'captured';
}

function passesLuhn(digits: string): boolean {
  const total = [...digits].reverse().reduce((sum, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return sum + (value > 9 ? value - 9 : value);
  }, 0);
  return total % 10 === 0;
}

async function finishPayment(
  c: Context,
  app: Hono,
  deps: Deps,
  books: Books,
  record: SandboxRecord,
  state: PaymentState,
): Promise<Response> {
  const moved = await moveRecord(books, 'payment', record.ref, ['created'], state);
  if (moved) await sendWebhook(app, deps, books, moved);
  return c.redirect(wayBack(record), 303);
}

/** Tells the shop, as a provider would, but never makes the shopper wait for a failure. */
async function sendWebhook(app: Hono, deps: Deps, books: Books, record: SandboxRecord): Promise<void> {
  const body = JSON.stringify({ id: `evt_${record.ref}_${record.state}`, ref: record.ref });
  const seconds = Math.floor(deps.clock().getTime() / 1000);
  try {
    const answer = await app.request(`${API_BASE}/payment/${books.provider}/webhook`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [SIGNATURE_HEADER]: `t=${seconds},v1=${signWebhook(books, seconds, body)}`,
      },
      body,
    });
    if (!answer.ok)
      deps.log.warn({ ref: record.ref, status: answer.status }, 'the sandbox webhook was not taken');
  } catch (error) {
    deps.log.warn({ ref: record.ref, err: error }, 'the sandbox webhook was not taken');
  }
}

/** The shop's way back with parameters appended; never anything but a path of the web's own origin. */
function wayBack(record: SandboxRecord, query: Readonly<Record<string, string>> = {}): string {
  const path = String(record.data.returnPath);
  if (!/^\/(?![/\\])/.test(path)) return '/';
  const url = new URL(path, 'http://web.invalid');
  for (const [key, value] of Object.entries(query)) url.searchParams.set(key, value);
  return url.pathname.startsWith('//') ? '/' : url.pathname + url.search;
}

/** Invented accounts, the same at every visit of one person. */
function accountsOf(record: SandboxRecord): { id: string; label: string }[] {
  const owner = String(record.data.userId).padStart(6, '0');
  return [
    { id: `wallet-${owner}-1`, label: `Everyday wallet ····${owner.slice(-4)}` },
    {
      id: `wallet-${owner}-2`,
      label: `Savings wallet ····${String(Number(owner) + 417)
        .slice(-4)
        .padStart(4, '0')}`,
    },
  ];
}
