import { and, gt, inArray, isNull, ne, or, sql, type SQL } from 'drizzle-orm';
import { activeStatuses, type OfferStatus } from '#contract/offer-states.ts';
import { offers } from '../../db/schema/trade.ts';
import { users } from '../../db/schema/user.ts';

/**
 * SQL condition "this offer can be taken now": active (4#13), not past its expiry, and stock left that no open
 * order holds. Expiry is judged here by `now`, so that a late sweep never shows a dead offer.
 */
export function liveOffer(now: Date): SQL {
  return and(
    inArray(offers.status, [...activeStatuses]),
    or(isNull(offers.expiresAt), gt(offers.expiresAt, now)),
    gt(offers.inventory, offers.reserved),
  )!;
}

/** SQL condition on a query joined with `users`: listings of suspended people are hidden (G19). */
export function visibleOwner(): SQL {
  return ne(users.status, 'Suspended');
}

/** SQL for the status as it counts now: an active offer past its expiry is Expired before the sweep says so. */
export function statusNow(now: Date): SQL<OfferStatus> {
  return sql<OfferStatus>`case when ${offers.status} in ('Available', 'Preapproved') and ${offers.expiresAt} <= ${now.toISOString()}::timestamptz then 'Expired' else ${offers.status} end`;
}
