/** A booking of an appointment with an employee. */
import { eq, inArray, type SQL } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { moneyOrNull } from '../../../platform/money.ts';
import type { Schemas } from '../../../platform/api.ts';
import { zoned } from '../../../platform/time.ts';
import { accounts } from '../../accounts/tables.ts';
import { toCancelation } from '../cancelable.ts';
import { type EndOccasion, endReason } from '../endReason.ts';
import { toEnding } from '../ending.ts';
import { bookingNotFound } from '../entries.ts';
import { returnVisit } from '../options/useOption.ts';
import type { BookingKindRules } from '../kind.ts';
import { employees } from '../courses/tables.ts';
import { toPerson } from '../courses/toPerson.ts';
import { toBookedBy } from '../../family/bookedBy.ts';
import { notifyAboutAppointment } from '../appointmentMails.ts';
import { findVoucherRefund } from '../../payments/vouchers.ts';
import { refundOrVoid } from '../../payments/ledger.ts';
import type { CancelationRule } from '../../studios/cancelationRule.ts';
import { toReference } from '../../studios/rules.ts';
import { studios } from '../../studios/tables.ts';
import { confirmationDeadline } from '../trialSessions/confirmationDeadline.ts';
import { trialSessions } from '../trialSessions/tables.ts';
import type { StoredSingleAppointment } from './ownAppointments.ts';
import { findAppointmentCheckout, findAppointmentPayment } from './payment.ts';
import { benefits, singleAppointments } from './tables.ts';

async function selectAppointments(db: Database, where: SQL | undefined) {
  return db
    .select({
      appointment: singleAppointments,
      benefit: benefits,
      employee: employees,
      studio: studios,
      trial: trialSessions,
      bookedBy: { firstname: accounts.firstname, name: accounts.name },
    })
    .from(singleAppointments)
    .innerJoin(benefits, eq(benefits.id, singleAppointments.benefitId))
    .innerJoin(employees, eq(employees.id, singleAppointments.employeeId))
    .innerJoin(studios, eq(studios.id, singleAppointments.studioId))
    .leftJoin(trialSessions, eq(trialSessions.singleAppointmentId, singleAppointments.id))
    .leftJoin(accounts, eq(accounts.id, singleAppointments.bookedBy))
    .where(where);
}

type Booked = Awaited<ReturnType<typeof selectAppointments>>[number];

async function toCalendarItem(
  db: Database,
  { appointment, benefit, employee, studio, trial, bookedBy }: Booked,
  now: Date,
): Promise<Schemas['CalendarItem']> {
  const { startsAt, endsAt, status } = appointment;
  return {
    uuid: appointment.uuid,
    itemType: 'SINGLE',
    courseAppointmentId: null,
    benefitId: benefit.id,
    name: benefit.name,
    colorHex: benefit.colorHex,
    image: benefit.image,
    startDateTime: zoned(startsAt, studio.zoneId),
    endDateTime: zoned(endsAt, studio.zoneId),
    employees: [toPerson(employee)],
    locations: [],
    studio: toReference(studio),
    appointmentMeetingType: 'ON_SITE',
    stream: null,
    participantStatus: status,
    onWaitingList: false,
    waitingListPosition: null,
    waitingListUntil: null,
    paidWith: appointment.paidWith,
    ...toBookedBy(appointment, bookedBy),
    price: moneyOrNull(appointment.priceCents, studio.currencyCode),
    ...toCancelation(appointment, studio, now),
    confirmUntil: confirmationDeadline(status, trial, studio.zoneId),
    ending: await toEnding(db, appointment, studio.zoneId, () =>
      findAppointmentCheckout(db, appointment.id),
    ),
  };
}

/** Loads one booking in the API format. */
export async function loadCalendarItem(
  db: Database,
  id: number,
  now: Date,
): Promise<Schemas['CalendarItem']> {
  const [booked] = await selectAppointments(db, eq(singleAppointments.id, id));
  if (!booked) throw bookingNotFound();
  return toCalendarItem(db, booked, now);
}

/**
 * Ends an appointment and returns what paid for it, the use of an option or money, unless a late cancelation forfeits
 * it.
 * @param appointment whose employee the transaction has locked
 * @param occasion of the mail to the owner; null if another one is sent
 * @param late what a late cancelation costs; null if it is none
 * @returns checkouts whose payments must be settled after the transaction
 */
export async function endAppointment(
  tx: Database,
  appointment: StoredSingleAppointment,
  occasion: EndOccasion,
  now: Date,
  late: CancelationRule | null = null,
): Promise<string[]> {
  const { id } = appointment;
  // Notify before the update, because the mail lists the refund and the released visit.
  if (occasion !== null) await notifyAboutAppointment(tx, id, occasion, { late });
  const isForfeited = late?.late === 'FORFEITED';
  await tx
    .update(singleAppointments)
    .set({
      status: 'CANCELED',
      canceledAt: now,
      endReason: endReason(occasion),
      ...(isForfeited ? {} : { visit: await returnVisit(tx, appointment) }),
    })
    .where(eq(singleAppointments.id, id));
  if (isForfeited) return [];
  const checkoutId = await findAppointmentCheckout(tx, id);
  return checkoutId !== null && (await refundOrVoid(tx, checkoutId, now)) ? [checkoutId] : [];
}

async function findAppointment(db: Database, id: number): Promise<StoredSingleAppointment> {
  const [found] = await db.select().from(singleAppointments).where(eq(singleAppointments.id, id));
  if (!found) throw bookingNotFound();
  return found;
}

export const singleBooking: BookingKindRules = {
  async toCalendarItems(db, ids, now) {
    const booked = await selectAppointments(db, inArray(singleAppointments.id, ids));
    return Promise.all(booked.map((one) => toCalendarItem(db, one, now)));
  },

  async lock(tx, id) {
    const { employeeId } = await findAppointment(tx, id);
    await tx
      .select({ id: employees.id })
      .from(employees)
      .where(eq(employees.id, employeeId))
      .for('update');
  },

  async loadFacts(db, id) {
    const [booked] = await selectAppointments(db, eq(singleAppointments.id, id));
    if (!booked) return null;
    const { status, startsAt, cancelationRule, accountId, visit } = booked.appointment;
    const { studio, benefit } = booked;
    const payment = await findAppointmentPayment(db, id);
    const checkoutId = await findAppointmentCheckout(db, id);
    const voucherRefund = await findVoucherRefund(db, checkoutId, 'due');
    const { name } = benefit;
    return {
      status,
      startsAt,
      cancelationRule,
      accountId,
      studio,
      name,
      visit,
      payment,
      voucherRefund,
    };
  },

  async end(tx, id, now, why, late) {
    return endAppointment(tx, await findAppointment(tx, id), why, now, late);
  },
};
