import { and, eq, gt, sql } from 'drizzle-orm';
import type { Adapter, AdapterPayload } from 'oidc-provider';
import type { IdentityName } from '#contract/identity.ts';
import type { Db } from '../../db/client.ts';
import { sandboxIdentity } from '../../db/schema/identity.ts';

/** Where a stand-in keeps its sessions, codes and tokens, so that any node goes on where another one began. */
export function shelfOf(db: Db, company: IdentityName) {
  return class Shelf implements Adapter {
    private readonly kind: string;
    constructor(kind: string) {
      this.kind = `${company}:${kind}`;
    }

    private of(id: string) {
      return and(eq(sandboxIdentity.kind, this.kind), eq(sandboxIdentity.id, id));
    }

    async upsert(id: string, payload: AdapterPayload, expiresIn: number): Promise<void> {
      const expiresAt = new Date(Date.now() + expiresIn * 1000);
      await db
        .insert(sandboxIdentity)
        .values({ kind: this.kind, id, payload, expiresAt })
        .onConflictDoUpdate({
          target: [sandboxIdentity.kind, sandboxIdentity.id],
          set: { payload, expiresAt },
        });
    }

    async find(id: string): Promise<AdapterPayload | undefined> {
      return this.first(this.of(id));
    }

    findByUid(uid: string): Promise<AdapterPayload | undefined> {
      return this.first(
        and(eq(sandboxIdentity.kind, this.kind), sql`${sandboxIdentity.payload}->>'uid' = ${uid}`),
      );
    }

    findByUserCode(): Promise<undefined> {
      return Promise.resolve(undefined);
    }

    async consume(id: string): Promise<void> {
      const used = JSON.stringify({ consumed: Math.floor(Date.now() / 1000) });
      await db
        .update(sandboxIdentity)
        .set({ payload: sql`${sandboxIdentity.payload} || ${used}::jsonb` })
        .where(this.of(id));
    }

    async destroy(id: string): Promise<void> {
      await db.delete(sandboxIdentity).where(this.of(id));
    }

    async revokeByGrantId(grantId: string): Promise<void> {
      await db.delete(sandboxIdentity).where(sql`${sandboxIdentity.payload}->>'grantId' = ${grantId}`);
    }

    private async first(where: ReturnType<typeof and>): Promise<AdapterPayload | undefined> {
      const [row] = await db
        .select({ payload: sandboxIdentity.payload })
        .from(sandboxIdentity)
        .where(and(where, gt(sandboxIdentity.expiresAt, new Date())));
      return row?.payload as AdapterPayload | undefined;
    }
  };
}
