import { locks } from '../db/locks.ts';
import type { Deps } from '../deps.ts';
import { onOneNode, prune, sendMails, sweepTrade, tellWatchers } from './sweep.ts';

const EVERY_MS = 30_000;
/** Rounds between two prunings: ten minutes. */
const PRUNE_EVERY = 20;

/**
 * What time does without anybody asking, every 30 seconds: expired offers, due orders, unsettled payments,
 * watch lists, the outbox, old keys. Every node starts it; each task runs on one of them at a time, a round never overlaps the last,
 * and a failing task is logged and tried again in the next round. `stop` waits for the round that is under way.
 */
export function startJobs(deps: Deps): { stop(): Promise<void> } {
  let timer: NodeJS.Timeout | null = null;
  let stopped = false;
  let rounds = 0;

  const attempt = async (task: string, lock: number, work: (deps: Deps) => Promise<void>) => {
    if (stopped) return;
    try {
      await onOneNode(deps, lock, () => work(deps));
    } catch (error) {
      deps.log.error({ err: error, task }, 'a job failed');
    }
  };
  const round = async () => {
    await attempt('trade', locks.trade, sweepTrade);
    await attempt('watches', locks.watches, tellWatchers);
    await attempt('mails', locks.mails, sendMails);
    if (rounds % PRUNE_EVERY === 0) await attempt('prune', locks.prune, prune);
    rounds += 1;
    if (!stopped) timer = setTimeout(() => void (running = round()), EVERY_MS);
    timer?.unref();
  };
  let running = round();

  return {
    stop: async () => {
      stopped = true;
      if (timer) clearTimeout(timer);
      await running;
    },
  };
}
