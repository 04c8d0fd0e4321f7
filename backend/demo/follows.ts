import { sql } from 'drizzle-orm';
import type { Tx } from '../db/client.ts';
import { follows } from '../db/schema/people.ts';
import { insertRows } from './bulk.ts';
import type { Person } from './people.ts';
import { random, seedOf } from './random.ts';

const DAY = 86_400_000;

/** Who follows whom in the demo; well-known sellers have most followers. The numbers of people are counted after. */
export async function insertFollows(tx: Tx, people: readonly Person[], now: Date): Promise<void> {
  const active = people.filter(({ status }) => status !== 'Suspended');
  const rows = active.flatMap((follower) => {
    const r = random(seedOf('follows', follower.username));
    const found = new Set<number>();
    for (const other of active) {
      // Between a tenth and a half of all people, the same for everybody who is asked.
      const fame = random(seedOf('fame', other.username)).between(0.1, 0.5);
      if (other.id !== follower.id && r.chance(fame)) found.add(other.id);
    }
    return [...found].map((followedId) => ({
      followerId: follower.id,
      followedId,
      createdAt: new Date(now.getTime() - Math.floor(r.between(0.1, 300) * DAY)),
    }));
  });
  await insertRows(tx, follows, rows);
  await tx.execute(sql`
    update users set
      follower_count = (select count(*) from follows where followed_id = users.id),
      following_count = (select count(*) from follows where follower_id = users.id)`);
}
