/** Booking an employee's time. Every change to it holds the lock on the employee's row. */
import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { apiError } from '../../../platform/http/apiError.ts';
import { addDays, dayIn, instantAt } from '../../../platform/time.ts';
import { type Booker, bookerKey, type Payer, type Terms } from '../rules.ts';
import { employees } from '../courses/tables.ts';
import { rejectOverlap } from '../overlap.ts';
import { checkWindow } from '../courses/window.ts';
import { findCancelationRule } from '../../studios/cancelationRule.ts';
import type { OfferedBenefit } from './benefits.ts';
import { loadBusyTimes } from './busy.ts';
import type { StoredSingleAppointment } from './ownAppointments.ts';
import { appointmentNotFound, type SlotQuery } from './findSlot.ts';
import { loadRoster, findRosterSlot, bookingWindow, withoutBusy } from './slots.ts';
import { singleAppointments } from './tables.ts';

/**
 * Locks all employees who provide a benefit at a studio until the transaction ends, even if one was requested, so that
 * no one can book the same time with two of them at once. Overlapping times share no row, hence the lock on the
 * employees.
 */
export async function lockProviders(tx: Database, { people }: OfferedBenefit): Promise<void> {
  const ids = people.map(({ id }) => id);
  // Lock in a fixed order to avoid deadlocks.
  await tx
    .select({ id: employees.id })
    .from(employees)
    .where(inArray(employees.id, ids))
    .orderBy(asc(employees.id))
    .for('update');
}

export function slotTakenError(): Error {
  return apiError(409, 'booking.error.slotfull', 'This time is taken');
}

/** An available time and the employee for it. */
export type AvailableSlot = { startsAt: Date; endsAt: Date; employeeId: number };

/**
 * Determines the slot a booking would get. Among several free employees, picks the one with the fewest appointments
 * that day.
 * @param none creates the error if no employee offers this time
 * @throws 404 unless `none` overrides it; 409 if it is too early, too late, already booked, at the time of another booking, or
 * taken
 */
export async function resolveSlot(
  db: Database,
  offered: OfferedBenefit,
  { startsAt, employeeId }: SlotQuery,
  booker: Booker,
  now: Date,
  none: () => Error = appointmentNotFound,
): Promise<AvailableSlot> {
  const { benefit, studio } = offered;
  const roster = await loadRoster(db, offered, employeeId === null ? [] : [employeeId]);
  const slot = findRosterSlot(roster, startsAt);
  if (!slot) throw none();
  checkWindow(bookingWindow(studio.zoneId, startsAt), now);
  const [own] = await db
    .select({ id: singleAppointments.id })
    .from(singleAppointments)
    .where(
      and(
        eq(singleAppointments.benefitId, benefit.id),
        eq(singleAppointments.studioId, studio.id),
        eq(singleAppointments.startsAt, startsAt),
        eq(singleAppointments.booker, bookerKey(booker)),
        eq(singleAppointments.status, 'BOOKED'),
      ),
    );
  if (own) throw apiError(409, 'booking.error.alreadybooked', 'This appointment is already booked');
  await rejectOverlap(db, bookerKey(booker), slot);
  const day = dayIn(studio.zoneId, startsAt);
  const busy = await loadBusyTimes(db, slot.employeeIds, {
    from: instantAt(studio.zoneId, day),
    until: instantAt(studio.zoneId, addDays(day, 1)),
  });
  const [free] = withoutBusy([slot], busy);
  const load = (id: number) => busy.get(id)?.length ?? 0;
  const [chosen] = free?.employeeIds.toSorted((a, b) => load(a) - load(b) || a - b) ?? [];
  if (chosen === undefined) throw slotTakenError();
  return { startsAt, endsAt: slot.endsAt, employeeId: chosen };
}

/** Returns the conditions of an appointment. */
export function toBenefitTerms(
  { benefit, studio }: Pick<OfferedBenefit, 'benefit' | 'studio'>,
  { accountId }: Pick<Booker, 'accountId'>,
): Pick<Terms, 'cancelationRule'> {
  return { cancelationRule: findCancelationRule(accountId === null, benefit, studio) };
}

/** Stores an appointment. The employees must be locked, and `resolveSlot` called under that lock. */
export async function storeAppointment(
  tx: Database,
  { benefit, studio }: OfferedBenefit,
  time: AvailableSlot,
  booker: Booker,
  payer: Payer & Terms,
  now: Date,
): Promise<StoredSingleAppointment> {
  const [appointment] = await tx
    .insert(singleAppointments)
    .values({
      ...time,
      ...payer,
      uuid: randomUUID(),
      benefitId: benefit.id,
      studioId: studio.id,
      accountId: booker.accountId,
      booker: bookerKey(booker),
      customerData: booker.customerData,
      status: 'BOOKED',
      createdAt: now,
    })
    .returning();
  if (!appointment) throw new Error('The appointment was not stored.');
  return appointment;
}
