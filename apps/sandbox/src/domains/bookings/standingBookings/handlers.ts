/** Standing bookings and reminders of the current member. */
import { randomUUID } from 'node:crypto';
import { and, asc, eq, gt, isNull, or } from 'drizzle-orm';
import { type ContextHeaders, created, type Handlers, ok } from '../../../platform/api.ts';
import type { Database } from '../../../platform/database/database.ts';
import { apiError, invalidFields } from '../../../platform/http/apiError.ts';
import { currentSurface } from '../../../platform/scope.ts';
import { addDays, addMinutes, dayIn, timeIn, weekdayOf } from '../../../platform/time.ts';
import { audit } from '../../accounts/audit.ts';
import { lockOwnAccount } from '../../accounts/lookup.ts';
import { requireMember } from '../../accounts/member.ts';
import { studios } from '../../studios/tables.ts';
import { type Appointment, findAppointment } from '../courses/appointments.ts';
import { courses } from '../courses/tables.ts';
import { loadOptions } from '../options/options.ts';
import { toOptionUse } from '../options/optionUse.ts';
import { endedForMinutes } from './chores.ts';
import { dayOf, horizonDays, isDue, loadDates, type StandingBooking } from './dates.ts';
import { isForClass } from './reasons.ts';
import { settleStandingBookings } from './settle.ts';
import { bookingOpeningReminders, standingBookingDates, standingBookings } from './tables.ts';
import { toStandingBooking } from './view.ts';

/** As described. */
const maxStandingBookings = 20;
const maxReminders = 50;

const notFoundError = () =>
  apiError(404, 'standingbooking.error.notfound', 'There is no such standing booking');

/** Loads an account's standing bookings at a tenant with course and studio, in the order in which they were made. */
const selectOwn = (
  db: Database,
  accountId: number,
  context: ContextHeaders,
  where?: ReturnType<typeof and>,
) =>
  db
    .select({ standing: standingBookings, course: courses, studio: studios })
    .from(standingBookings)
    .innerJoin(courses, eq(courses.id, standingBookings.courseId))
    .innerJoin(studios, eq(studios.id, standingBookings.studioId))
    .where(
      and(
        eq(standingBookings.accountId, accountId),
        eq(studios.tenant, context['X-Tenant'] ?? ''),
        where,
      ),
    )
    .orderBy(asc(standingBookings.id));

/** Returns what a standing booking of a class is found by. */
const toKey = (item: Appointment) => ({
  courseId: item.course.id,
  studioId: item.studio.id,
  weekday: weekdayOf(dayOf(item)),
  startTime: timeIn(item.studio.zoneId, item.appointment.startsAt),
});

async function findSame(
  db: Database,
  accountId: number,
  item: Appointment,
): Promise<StandingBooking | null> {
  const { courseId, studioId, weekday, startTime } = toKey(item);
  const [found] = await db
    .select()
    .from(standingBookings)
    .where(
      and(
        eq(standingBookings.accountId, accountId),
        eq(standingBookings.courseId, courseId),
        eq(standingBookings.studioId, studioId),
        eq(standingBookings.weekday, weekday),
        eq(standingBookings.startTime, startTime),
        isNull(standingBookings.endedAt),
      ),
    );
  return found ?? null;
}

const isOffered = ({ course, studio }: Appointment): boolean =>
  course.itemType === 'COURSE' && studio.standingBookingPercent > 0;

/** Returns whether the account holds an entitlement for this class. */
async function isCovered(
  db: Database,
  accountId: number,
  item: Appointment,
  now: Date,
): Promise<boolean> {
  const options = await loadOptions(db, accountId, item.studio.tenant, now);
  return options.some(({ invalidReason }) => isForClass(invalidReason(toOptionUse(item))));
}

const ownReminder = (accountId: number, appointmentId: number) =>
  and(
    eq(bookingOpeningReminders.accountId, accountId),
    eq(bookingOpeningReminders.appointmentId, appointmentId),
  );

export const standingBookingHandlers = {
  async listStandingBookings({ account, context }, { db, clock }) {
    await requireMember(db, account, context);
    const now = clock.now();
    const listed = or(
      isNull(standingBookings.endedAt),
      gt(standingBookings.endedAt, addMinutes(now, -endedForMinutes)),
    );
    const own = await selectOwn(db, account.id, context, listed);
    const views = [];
    for (const { standing, ...item } of own)
      views.push(await toStandingBooking(db, standing, item, now));
    return ok({ standingBookings: views });
  },

  async createStandingBooking(request, { db, clock }) {
    const { account, body, context } = request;
    await requireMember(db, account, context);
    const now = clock.now();
    const item = await findAppointment(db, body.courseAppointmentId, context);
    if (!isOffered(item))
      throw apiError(
        409,
        'standingbooking.error.notoffered',
        'The studio does not offer standing bookings of this course',
      );
    const standing = await db.transaction(async (tx) => {
      await lockOwnAccount(tx, account.id);
      if (await findSame(tx, account.id, item))
        throw apiError(
          409,
          'standingbooking.error.exists',
          'This course is already booked every week',
        );
      const own = and(eq(standingBookings.accountId, account.id), isNull(standingBookings.endedAt));
      if ((await tx.$count(standingBookings, own)) >= maxStandingBookings)
        throw apiError(
          409,
          'standingbooking.error.toomany',
          'The member has too many standing bookings',
          { args: [{ type: 'NUMBER', value: String(maxStandingBookings) }] },
        );
      if (!(await isCovered(tx, account.id, item, now)))
        throw apiError(
          409,
          'standingbooking.error.notcovered',
          'No entitlement of the member covers this course without payment',
        );
      const [stored] = await tx
        .insert(standingBookings)
        .values({
          uuid: randomUUID(),
          accountId: account.id,
          ...toKey(item),
          checkAt: now,
          reader: currentSurface(),
          createdAt: now,
        })
        .returning();
      if (!stored) throw new Error('The standing booking was not stored.');
      await audit(tx, { by: request, at: now, kind: 'standing-booking', id: stored.uuid });
      return stored;
    });
    for (const date of await loadDates(db, standing, now))
      if (isDue(date, now)) await settleStandingBookings(db, date, now, standing.id);
    return created(await toStandingBooking(db, standing, item, now));
  },

  async updateStandingBooking(request, { db, clock }) {
    const { account, body, context, path } = request;
    await requireMember(db, account, context);
    const now = clock.now();
    const changed = await db.transaction(async (tx) => {
      await lockOwnAccount(tx, account.id);
      const uuid = eq(standingBookings.uuid, path.standingBookingUuid);
      const [own] = await selectOwn(
        tx,
        account.id,
        context,
        and(uuid, isNull(standingBookings.endedAt)),
      );
      if (!own) throw notFoundError();
      const skippedDays = await checkSkippedDays(tx, own, body.skippedDays, now);
      const pausedAt = body.paused ? (own.standing.pausedAt ?? now) : null;
      const [stored] = await tx
        .update(standingBookings)
        .set({ skippedDays, pausedAt })
        .where(eq(standingBookings.id, own.standing.id))
        .returning();
      if (!stored) throw notFoundError();
      await audit(tx, {
        by: request,
        at: now,
        kind: 'standing-booking',
        id: stored.uuid,
        fields: [
          ...(body.paused === (own.standing.pausedAt === null) ? ['pausedAt'] : []),
          ...(String(skippedDays) === String(own.standing.skippedDays) ? [] : ['skippedDays']),
        ],
      });
      return { ...own, standing: stored };
    });
    return ok(await toStandingBooking(db, changed.standing, changed, now));
  },

  async deleteStandingBooking(request, { db, clock }) {
    const { account, context, path } = request;
    await requireMember(db, account, context);
    await db.transaction(async (tx) => {
      await lockOwnAccount(tx, account.id);
      const uuid = eq(standingBookings.uuid, path.standingBookingUuid);
      const [own] = await selectOwn(tx, account.id, context, uuid);
      if (!own) throw notFoundError();
      await tx.delete(standingBookings).where(eq(standingBookings.id, own.standing.id));
      const { uuid: id } = own.standing;
      await audit(tx, { by: request, at: clock.now(), kind: 'standing-booking', id });
    });
    return { status: 204 };
  },

  async getStandingBookingOffer({ account, context, path }, { db, clock }) {
    await requireMember(db, account, context);
    const item = await findAppointment(db, path.itemId, context);
    const standing = await findSame(db, account.id, item);
    const reminder = ownReminder(account.id, item.appointment.id);
    return ok({
      offered: isOffered(item),
      covered: await isCovered(db, account.id, item, clock.now()),
      sharePercent: item.studio.standingBookingPercent,
      standingBookingUuid: standing?.uuid ?? null,
      reminder: (await db.$count(bookingOpeningReminders, reminder)) > 0,
    });
  },

  async saveBookingOpeningReminder(request, { db, clock }) {
    const { account, context, path } = request;
    await requireMember(db, account, context);
    const now = clock.now();
    const { appointment } = await findAppointment(db, path.itemId, context);
    const { earliestBookingAt, status } = appointment;
    if (status === 'CANCELED' || earliestBookingAt === null || earliestBookingAt <= now)
      throw apiError(
        409,
        'openingreminder.error.alreadyopen',
        'Booking of this course is already open, or closed',
      );
    await db.transaction(async (tx) => {
      await lockOwnAccount(tx, account.id);
      const own = eq(bookingOpeningReminders.accountId, account.id);
      const one = ownReminder(account.id, appointment.id);
      if ((await tx.$count(bookingOpeningReminders, one)) > 0) return;
      if ((await tx.$count(bookingOpeningReminders, own)) >= maxReminders)
        throw apiError(409, 'openingreminder.error.toomany', 'The member has too many reminders', {
          args: [{ type: 'NUMBER', value: String(maxReminders) }],
        });
      await tx.insert(bookingOpeningReminders).values({
        accountId: account.id,
        appointmentId: appointment.id,
        dueAt: earliestBookingAt,
        reader: currentSurface(),
      });
      await audit(tx, { by: request, at: now, kind: 'opening-reminder', id: appointment.id });
    });
    return { status: 204 };
  },

  async deleteBookingOpeningReminder(request, { db, clock }) {
    const { account, context, path } = request;
    await requireMember(db, account, context);
    const { appointment } = await findAppointment(db, path.itemId, context);
    await db.transaction(async (tx) => {
      const deleted = await tx
        .delete(bookingOpeningReminders)
        .where(ownReminder(account.id, appointment.id))
        .returning();
      if (deleted.length > 0)
        await audit(tx, {
          by: request,
          at: clock.now(),
          kind: 'opening-reminder',
          id: appointment.id,
        });
    });
    return { status: 204 };
  },
} satisfies Partial<Handlers>;

/**
 * Checks which days a member wants to skip.
 * @returns the days in order, without repetition
 * @throws 400 for a day on another weekday or beyond `horizonDays`, 409 if a changed day is already decided
 */
async function checkSkippedDays(
  tx: Database,
  { standing, studio }: { standing: StandingBooking; studio: { zoneId: string } },
  wanted: readonly string[],
  now: Date,
): Promise<string[]> {
  const today = dayIn(studio.zoneId, now);
  const days = [...new Set(wanted)].toSorted();
  const before = standing.skippedDays.filter((day) => day >= today);
  const changed = [
    ...days.filter((day) => !before.includes(day)),
    ...before.filter((day) => !days.includes(day)),
  ];
  for (const day of changed) {
    const isInReach = day >= today && day <= addDays(today, horizonDays);
    if (!isInReach || weekdayOf(day) !== standing.weekday)
      throw invalidFields({
        field: 'skippedDays',
        message: `must be on the weekday and within ${horizonDays} days`,
      });
    const decided = and(
      eq(standingBookingDates.standingBookingId, standing.id),
      eq(standingBookingDates.day, day),
    );
    if ((await tx.$count(standingBookingDates, decided)) > 0)
      throw apiError(409, 'standingbooking.error.daydecided', 'This day is already decided', {
        args: [{ type: 'STRING', value: day }],
      });
  }
  return days;
}
