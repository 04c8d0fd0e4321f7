import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startJobs } from '#backend/jobs/start.ts';
import { onOneNode, prune, sendMails, sweepTrade } from '#backend/jobs/sweep.ts';
import { idempotencyKeys } from '#backend/db/schema/trade.ts';
import { mails, rateWindows, sessions } from '#backend/db/schema/user.ts';
import { createMarket, DAY, HOUR, MINUTE, type Market } from '../trade/market.ts';

let market: Market;
beforeEach(async () => {
  market = await createMarket();
});
afterEach(() => market.close());

async function mail(recipient: string, createdAt = market.clock.now()) {
  await market.db.insert(mails).values({ recipient, subject: 's', body: 'b', createdAt });
}

describe('tasks', () => {
  test('expire offers and settle orders', async () => {
    const seller = await market.trader();
    const buyer = await market.trader();
    const offer = await market.ask(seller, { inventory: 2, validSeconds: 600 });
    const order = (await market.buy(buyer, [{ offerId: offer.id, quantity: 1 }])).data;
    market.clock.advance(20 * MINUTE);
    await sweepTrade(market.deps);
    expect((await market.orderRow(order.id)).status).toBe('Cancelled');
    expect(await market.offerRow(offer.id)).toMatchObject({ status: 'Expired', reserved: 0 });
  });

  test('send each mail once; one that is refused is tried again and holds up nobody', async () => {
    await mail('bad@x.example');
    await mail('good@x.example');
    await mail('old@x.example', new Date(market.clock.now().getTime() - DAY - 1));
    let refuse = true;
    const sent: string[] = [];
    market.deps.mailer = {
      place: 'test',
      send: async ({ to }) => {
        if (refuse && to.startsWith('bad')) throw new Error('refused');
        sent.push(to);
      },
    };
    await sendMails(market.deps);
    await sendMails(market.deps);
    expect(sent).toEqual(['good@x.example']);
    refuse = false;
    await sendMails(market.deps);
    expect(sent).toEqual(['good@x.example', 'bad@x.example']);
    const [row] = await market.db.select().from(mails).where(eq(mails.recipient, 'bad@x.example'));
    expect(row!.sentAt).toEqual(market.clock.now());
  });

  test('prune what had to be kept for a while only', async () => {
    const { id } = await market.trader();
    const now = market.clock.now();
    const ago = (ms: number) => new Date(now.getTime() - ms);
    await market.db.insert(rateWindows).values([
      { key: 'old', startedAt: ago(DAY + 1), count: 1 },
      { key: 'new', startedAt: ago(HOUR), count: 1 },
    ]);
    await market.db.insert(idempotencyKeys).values([
      { userId: id, key: 'old', fingerprint: 'f', createdAt: ago(7 * DAY + 1) },
      { userId: id, key: 'new', fingerprint: 'f', createdAt: ago(6 * DAY) },
    ]);
    const session = { userId: id, createdAt: now, lastUsedAt: now };
    await market.db.insert(sessions).values([
      { ...session, tokenHash: 'old', expiresAt: ago(1) },
      { ...session, tokenHash: 'new', expiresAt: new Date(now.getTime() + 1) },
    ]);
    await prune(market.deps);
    expect((await market.db.select().from(rateWindows)).map((row) => row.key)).toEqual(['new']);
    expect((await market.db.select().from(idempotencyKeys)).map((row) => row.key)).toEqual(['new']);
    expect((await market.db.select().from(sessions)).map((row) => row.tokenHash)).not.toContain('old');
    expect((await market.db.select().from(sessions)).map((row) => row.tokenHash)).toContain('new');
  });
});

describe('rounds', () => {
  test('start at once, stop after the round that is under way, log failures', async () => {
    await mail('a@x.example');
    let release = () => {};
    const gate = new Promise<void>((resolve) => (release = resolve));
    let begin = () => {};
    const begun = new Promise<void>((resolve) => (begin = resolve));
    market.deps.mailer = {
      place: 'test',
      send: async () => {
        begin();
        await gate;
      },
    };
    const error = vi.spyOn(market.deps.log, 'error');
    const jobs = startJobs(market.deps);
    await begun;
    let stopped = false;
    const stopping = jobs.stop().then(() => (stopped = true));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(stopped).toBe(false);
    release();
    await stopping;
    const [row] = await market.db.select().from(mails);
    expect(row!.sentAt).not.toBeNull();
    expect(error).not.toHaveBeenCalled();
    const broken = startJobs({
      ...market.deps,
      clock: () => {
        throw new Error('no clock');
      },
    });
    await new Promise((resolve) => setTimeout(resolve, 50));
    await broken.stop();
    expect(error).toHaveBeenCalledWith(expect.objectContaining({ task: 'trade' }), 'a job failed');
  });

  test('on PostgreSQL one node at a time does a task', async () => {
    if (market.deps.database.kind === 'pglite') return;
    let release = () => {};
    const gate = new Promise<void>((resolve) => (release = resolve));
    const first = onOneNode(market.deps, 42, () => gate);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await onOneNode(market.deps, 42, async () => {})).toBe(false);
    expect(await onOneNode(market.deps, 43, async () => {})).toBe(true);
    release();
    expect(await first).toBe(true);
    expect(await onOneNode(market.deps, 42, async () => {})).toBe(true);
  });
});
