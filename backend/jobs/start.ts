import { describePictures } from '../areas/catalog/picture/describe-pictures.ts';
import { finishLeaving } from '../areas/account/leaving.ts';
import { updateTrending } from '../areas/catalog/trending.ts';
import { revealReviews } from '../areas/user/reviews.ts';
import { locks } from '../db/locks.ts';
import type { Deps } from '../deps.ts';
import { onOneNode, prune, sendMails, sweepTrade, tellWatchers } from './sweep.ts';

const EVERY_MS = 30_000;
/** Rounds between two prunings: ten minutes. */
const PRUNE_EVERY = 20;
/** Rounds between two trending lists: an hour. */
const TRENDING_EVERY = 120;
/** Pictures are looked at beside the rounds, which must not wait for them: soon after the start, then at times. */
const PICTURES_AFTER_MS = 10_000;
const PICTURES_EVERY_MS = 600_000;
const PICTURES_PAUSE_MS = 100;

/**
 * What time does without anybody asking, every 30 seconds: expired offers, due orders, unsettled payments,
 * watch lists, reviews, accounts to delete, the outbox, old keys, trending lists; and new pictures are looked at. Every node starts it; each task runs on one of them at a time, a round never overlaps the last,
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
    await attempt('reviews', locks.reviews, revealReviews);
    await attempt('leaving', locks.leaving, finishLeaving);
    await attempt('mails', locks.mails, sendMails);
    if (rounds % PRUNE_EVERY === 0) await attempt('prune', locks.prune, prune);
    if (rounds % TRENDING_EVERY === 0)
      await attempt('trending', locks.trending, ({ database, clock }) =>
        updateTrending(database.db, clock()),
      );
    rounds += 1;
    if (!stopped) timer = setTimeout(() => void (running = round()), EVERY_MS);
    timer?.unref();
  };
  let running = round();

  let pictureTimer: NodeJS.Timeout;
  let looking = Promise.resolve();
  const look = async () => {
    await attempt('pictures', locks.pictures, () => describePictures(deps, () => stopped, PICTURES_PAUSE_MS));
    lookIn(PICTURES_EVERY_MS);
  };
  const lookIn = (ms: number) => {
    pictureTimer = setTimeout(() => void (looking = look()), ms);
    pictureTimer.unref();
  };
  lookIn(PICTURES_AFTER_MS);

  return {
    stop: async () => {
      stopped = true;
      if (timer) clearTimeout(timer);
      await Promise.all([running, looking]);
      clearTimeout(pictureTimer);
    },
  };
}
