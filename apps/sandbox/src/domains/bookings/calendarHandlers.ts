/** The calendar at one tenant, the one of all tenants, and single bookings without an account. */
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { ApiRequest, Handlers, Schemas } from '../../server/api.ts';
import { ok } from '../../server/api.ts';
import { zoned } from '../../time.ts';
import { bookingOptions } from '../courses/tables.ts';
import { cancelableUntil } from '../courses/window.ts';
import { isCancelable } from './cancelable.ts';
import { cancelBooking, refundOf } from './cancelation.ts';
import {
  bookingNotFound,
  type Entry,
  entryOf,
  over,
  overOrCanceled,
  ownedAt,
  ownedBy,
  ownedByBearer,
  selectEntries,
  toCome,
  type Which,
} from './entries.ts';
import { kinds } from './kinds.ts';

/** Entries as the wire has them, in their order. */
async function toItems(
  db: Database,
  entries: Entry[],
  now: Date,
): Promise<Schemas['CalendarItem'][]> {
  const items = new Map<string, Schemas['CalendarItem']>();
  for (const [name, kind] of Object.entries(kinds)) {
    const ids = entries.filter((entry) => entry.kind === name).map(({ id }) => id);
    if (ids.length === 0) continue;
    for (const item of await kind.toCalendarItems(db, ids, now)) items.set(item.uuid, item);
  }
  return entries.flatMap(({ uuid }) => items.get(uuid) ?? []);
}

async function list(
  db: Database,
  which: Which[],
  now: Date,
  order?: 'latest first',
): Promise<Schemas['CalendarItem'][]> {
  return toItems(db, await selectEntries(db, which, order), now);
}

async function one(
  db: Database,
  uuid: string,
  owner: Which,
  now: Date,
): Promise<Schemas['CalendarItem']> {
  const [item] = await toItems(db, [await entryOf(db, uuid, owner)], now);
  if (!item) throw bookingNotFound();
  return item;
}

async function ruleInfo(
  db: Database,
  uuid: string,
  owner: Which,
  now: Date,
): Promise<Schemas['CancelationRuleInfo']> {
  const { kind, id } = await entryOf(db, uuid, owner);
  const facts = await kinds[kind].factsOf(db, id);
  if (!facts) throw bookingNotFound();
  const { bookingOptionId, startsAt, status, zoneId } = facts;
  const [option] =
    bookingOptionId === null
      ? []
      : await db.select().from(bookingOptions).where(eq(bookingOptions.id, bookingOptionId));
  return {
    cancelable: isCancelable(status, startsAt, now),
    cancelableUntil: zoned(cancelableUntil(startsAt), zoneId),
    refund: refundOf(facts),
    releasesEntitlement: option !== undefined && option.remaining !== null,
  };
}

/** The bookings of an account at all tenants; of somebody whom it acts for, those at the tenant whose studio says so. */
const ofRequest = ({
  account,
  acting,
  context,
}: Pick<ApiRequest<'getMyCalendarItem'>, 'account' | 'acting' | 'context'>): Which =>
  acting === null ? ownedBy(account.id) : ownedAt(account.id, context);

export const calendarHandlers = {
  async listCurrentCalendarItems({ account, context }, { db, clock }) {
    const now = clock.now();
    return ok(await list(db, [ownedAt(account.id, context), toCome(now)], now));
  },

  async listPastCalendarItems({ account, context }, { db, clock }) {
    const now = clock.now();
    return ok(await list(db, [ownedAt(account.id, context), over(now)], now, 'latest first'));
  },

  async listMyCurrentCalendarItems(request, { db, clock }) {
    const now = clock.now();
    return ok(await list(db, [ofRequest(request), toCome(now)], now));
  },

  async listMyCalendarHistory(request, { db, clock }) {
    const now = clock.now();
    return ok(await list(db, [ofRequest(request), overOrCanceled(now)], now, 'latest first'));
  },

  async getCalendarItem({ account, context, path }, { db, clock }) {
    return ok(await one(db, path.id, ownedAt(account.id, context), clock.now()));
  },

  async getMyCalendarItem(request, { db, clock }) {
    return ok(await one(db, request.path.uuid, ofRequest(request), clock.now()));
  },

  async getPublicCalendarItem({ path }, { db, clock }) {
    return ok(await one(db, path.id, ownedByBearer(), clock.now()));
  },

  async cancelCalendarItem(request, services) {
    const { account, context, path } = request;
    return ok(await cancelBooking(services, request, path.id, ownedAt(account.id, context)));
  },

  async cancelMyCalendarItem(request, services) {
    return ok(await cancelBooking(services, request, request.path.uuid, ofRequest(request)));
  },

  async cancelPublicCalendarItem(request, services) {
    return ok(await cancelBooking(services, request, request.path.id, ownedByBearer()));
  },

  async getCancelationRuleInfo({ account, context, path }, { db, clock }) {
    return ok(await ruleInfo(db, path.id, ownedAt(account.id, context), clock.now()));
  },

  async getPublicCancelationRuleInfo({ path }, { db, clock }) {
    return ok(await ruleInfo(db, path.id, ownedByBearer(), clock.now()));
  },
} satisfies Partial<Handlers>;
