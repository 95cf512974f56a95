/** Calendars of one tenant and of all tenants, and single bookings without an account. */
import type { CheckoutServices } from '../checkouts/subject.ts';
import type { Database } from '../../platform/database/database.ts';
import type { ApiRequest, Handlers, Schemas } from '../../platform/api.ts';
import { ok } from '../../platform/api.ts';
import { zoned } from '../../platform/time.ts';
import { cancelableUntil, isCancelable } from './cancelable.ts';
import { cancelBooking, toCosts } from './cancelation.ts';
import {
  bookingNotFound,
  confirmedSince,
  type Entry,
  findEntry,
  past,
  pastOrCanceled,
  ownedAtTenant,
  ownedByAccount,
  madeByGuest,
  selectEntries,
  upcoming,
  type EntryFilter,
} from './entries.ts';
import { kinds } from './kinds.ts';

/** Maps entries to the API format, keeping their order. */
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

async function listItems(
  db: Database,
  which: EntryFilter[],
  now: Date,
  order?: 'latest first',
): Promise<Schemas['CalendarItem'][]> {
  return toItems(db, await selectEntries(db, which, order), now);
}

/** Loads an account's confirmed bookings at all tenants that end after `since`, canceled and waiting ones left out. */
export const loadConfirmedItems = (
  db: Database,
  accountId: number,
  since: Date,
  now: Date,
): Promise<Schemas['CalendarItem'][]> =>
  listItems(db, [ownedByAccount(accountId), confirmedSince(since)], now);

async function findItem(
  db: Database,
  uuid: string,
  owner: EntryFilter,
  now: Date,
): Promise<Schemas['CalendarItem']> {
  const [item] = await toItems(db, [await findEntry(db, uuid, owner)], now);
  if (!item) throw bookingNotFound();
  return item;
}

async function loadRuleInfo(
  db: Database,
  uuid: string,
  owner: EntryFilter,
  now: Date,
): Promise<Schemas['CancelationRuleInfo']> {
  const { kind, id } = await findEntry(db, uuid, owner);
  const facts = await kinds[kind].loadFacts(db, id);
  if (!facts) throw bookingNotFound();
  return {
    cancelable: isCancelable(facts, now),
    cancelableUntil: zoned(cancelableUntil(facts), facts.studio.zoneId),
    ...toCosts(facts, now),
  };
}

/** Matches the account's bookings at all tenants; when acting for someone, only those at the tenant that allows it. */
const requestFilter = ({
  account,
  acting,
  context,
}: Pick<ApiRequest<'getMyCalendarItem'>, 'account' | 'acting' | 'context'>): EntryFilter =>
  acting === null ? ownedByAccount(account.id) : ownedAtTenant(account.id, context);

export const calendarHandlers = {
  async listCurrentCalendarItems({ account, context }, { db, clock }) {
    const now = clock.now();
    return ok(await listItems(db, [ownedAtTenant(account.id, context), upcoming(now)], now));
  },

  async listPastCalendarItems({ account, context }, { db, clock }) {
    const now = clock.now();
    return ok(
      await listItems(db, [ownedAtTenant(account.id, context), past(now)], now, 'latest first'),
    );
  },

  async listMyCurrentCalendarItems(request, { db, clock }) {
    const now = clock.now();
    return ok(await listItems(db, [requestFilter(request), upcoming(now)], now));
  },

  async listMyCalendarHistory(request, { db, clock }) {
    const now = clock.now();
    return ok(
      await listItems(db, [requestFilter(request), pastOrCanceled(now)], now, 'latest first'),
    );
  },

  async getCalendarItem({ account, context, path }, { db, clock }) {
    return ok(await findItem(db, path.id, ownedAtTenant(account.id, context), clock.now()));
  },

  async getMyCalendarItem(request, { db, clock }) {
    return ok(await findItem(db, request.path.uuid, requestFilter(request), clock.now()));
  },

  async getPublicCalendarItem({ path }, { db, clock }) {
    return ok(await findItem(db, path.id, madeByGuest(), clock.now()));
  },

  async cancelCalendarItem(request, services) {
    const { account, context, path } = request;
    return ok(await cancelBooking(services, request, path.id, ownedAtTenant(account.id, context)));
  },

  async cancelMyCalendarItem(request, services) {
    return ok(await cancelBooking(services, request, request.path.uuid, requestFilter(request)));
  },

  async cancelPublicCalendarItem(request, services) {
    return ok(await cancelBooking(services, request, request.path.id, madeByGuest()));
  },

  async getCancelationRuleInfo({ account, context, path }, { db, clock }) {
    return ok(await loadRuleInfo(db, path.id, ownedAtTenant(account.id, context), clock.now()));
  },

  async getPublicCancelationRuleInfo({ path }, { db, clock }) {
    return ok(await loadRuleInfo(db, path.id, madeByGuest(), clock.now()));
  },
} satisfies Partial<Handlers<CheckoutServices>>;
