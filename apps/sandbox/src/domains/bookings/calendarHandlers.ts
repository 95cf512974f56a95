/** The calendar at one tenant, the one of all tenants, and single bookings without an account. */
import { and, eq, gt, inArray, lte, ne, or, type SQL } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { ContextHeaders, Handlers, Schemas } from '../../server/api.ts';
import { ok } from '../../server/api.ts';
import { money } from '../../money.ts';
import { zoned } from '../../time.ts';
import { bookingOptions, courseAppointments } from '../courses/tables.ts';
import { isCharged } from '../payments/ledger.ts';
import { cancelableUntil } from '../courses/window.ts';
import { studios } from '../studios/tables.ts';
import {
  bookingNotFound,
  cancelBooking,
  isCancelable,
  ownedBy,
  ownedByBearer,
} from './cancelation.ts';
import { paymentOfBooking } from './payment.ts';
import { bookings } from './tables.ts';
import { type BookedAppointment, selectBookings, toCalendarItems } from './view.ts';

function toCome(now: Date): SQL | undefined {
  return and(gt(courseAppointments.endsAt, now), inArray(bookings.status, ['BOOKED', 'WAITING']));
}

function over(now: Date): SQL | undefined {
  return and(lte(courseAppointments.endsAt, now), ne(bookings.status, 'CANCELED'));
}

/** Bookings of an account at the tenant that the request names, if it names one. */
function ownedAt(db: Database, accountId: number, context: ContextHeaders): SQL | undefined {
  const tenant = context['X-Tenant'];
  if (tenant === undefined) return ownedBy(accountId);
  const there = db
    .select({ id: courseAppointments.id })
    .from(courseAppointments)
    .innerJoin(studios, eq(studios.id, courseAppointments.studioId))
    .where(eq(studios.tenant, tenant));
  return and(ownedBy(accountId), inArray(bookings.appointmentId, there));
}

async function oneBooking(
  db: Database,
  uuid: string,
  owner: SQL | undefined,
): Promise<BookedAppointment> {
  const [found] = await selectBookings(db, and(eq(bookings.uuid, uuid), owner));
  if (!found) throw bookingNotFound();
  return found;
}

async function calendarItem(
  db: Database,
  uuid: string,
  owner: SQL | undefined,
  now: Date,
): Promise<Schemas['CalendarItem']> {
  const [item] = await toCalendarItems(db, [await oneBooking(db, uuid, owner)], now);
  if (!item) throw bookingNotFound();
  return item;
}

async function ruleInfo(
  db: Database,
  uuid: string,
  owner: SQL | undefined,
  now: Date,
): Promise<Schemas['CancelationRuleInfo']> {
  const { booking, appointment, studio } = await oneBooking(db, uuid, owner);
  const payment = await paymentOfBooking(db, booking.id);
  const [option] =
    booking.bookingOptionId === null
      ? []
      : await db
          .select()
          .from(bookingOptions)
          .where(eq(bookingOptions.id, booking.bookingOptionId));
  return {
    cancelable: isCancelable(booking.status, appointment.startsAt, now),
    cancelableUntil: zoned(cancelableUntil(appointment.startsAt), studio.zoneId),
    refund: payment && isCharged(payment) ? money(payment.amountCents, payment.currency) : null,
    releasesEntitlement: option !== undefined && option.remaining !== null,
  };
}

export const calendarHandlers = {
  async listCurrentCalendarItems({ account, context }, { db, clock }) {
    const now = clock.now();
    const items = await selectBookings(db, and(ownedAt(db, account.id, context), toCome(now)));
    return ok(await toCalendarItems(db, items, now));
  },

  async listPastCalendarItems({ account, context }, { db, clock }) {
    const now = clock.now();
    const where = and(ownedAt(db, account.id, context), over(now));
    return ok(await toCalendarItems(db, await selectBookings(db, where, 'latest first'), now));
  },

  async listMyCurrentCalendarItems({ account }, { db, clock }) {
    const now = clock.now();
    const items = await selectBookings(db, and(ownedBy(account.id), toCome(now)));
    return ok(await toCalendarItems(db, items, now));
  },

  async listMyCalendarHistory({ account }, { db, clock }) {
    const now = clock.now();
    const where = and(ownedBy(account.id), or(over(now), eq(bookings.status, 'CANCELED')));
    return ok(await toCalendarItems(db, await selectBookings(db, where, 'latest first'), now));
  },

  async getCalendarItem({ account, context, path }, { db, clock }) {
    return ok(await calendarItem(db, path.id, ownedAt(db, account.id, context), clock.now()));
  },

  async getMyCalendarItem({ account, path }, { db, clock }) {
    return ok(await calendarItem(db, path.uuid, ownedBy(account.id), clock.now()));
  },

  async getPublicCalendarItem({ path }, { db, clock }) {
    return ok(await calendarItem(db, path.id, ownedByBearer(), clock.now()));
  },

  async cancelCalendarItem(request, services) {
    const { account, context, path } = request;
    const owner = ownedAt(services.db, account.id, context);
    return ok(await cancelBooking(services, request, path.id, owner));
  },

  async cancelMyCalendarItem(request, services) {
    const { account, path } = request;
    return ok(await cancelBooking(services, request, path.uuid, ownedBy(account.id)));
  },

  async cancelPublicCalendarItem(request, services) {
    return ok(await cancelBooking(services, request, request.path.id, ownedByBearer()));
  },

  async getCancelationRuleInfo({ account, context, path }, { db, clock }) {
    return ok(await ruleInfo(db, path.id, ownedAt(db, account.id, context), clock.now()));
  },

  async getPublicCancelationRuleInfo({ path }, { db, clock }) {
    return ok(await ruleInfo(db, path.id, ownedByBearer(), clock.now()));
  },
} satisfies Partial<Handlers>;
