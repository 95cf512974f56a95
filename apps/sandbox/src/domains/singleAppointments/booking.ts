/** Taking a time of an employee. Everything that takes or frees one holds the lock of the employee's row. */
import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { fault } from '../../server/fault.ts';
import { addDays, dayIn, instantAt } from '../../time.ts';
import { type Booker, bookerKey, type Payer } from '../bookings/rules.ts';
import { employees } from '../courses/tables.ts';
import { checkWindow } from '../courses/window.ts';
import type { OfferedBenefit } from './benefits.ts';
import { busyTimes } from './busy.ts';
import type { StoredSingleAppointment } from './mine.ts';
import { appointmentNotFound, type SlotWanted } from './oneSlot.ts';
import { rosterOf, slotAt, windowOf, withoutBusy } from './slots.ts';
import { singleAppointments } from './tables.ts';

/**
 * Locks everybody who gives a kind at a studio until the transaction ends, also when one of them is asked for: so nobody books the same
 * time with two of them at once either. Times that overlap have no row in common, so the row of the employee is the lock.
 */
export async function lockGivers(tx: Database, { people }: OfferedBenefit): Promise<void> {
  const ids = people.map(({ id }) => id);
  // In one order, so that no two wait for each other.
  await tx
    .select({ id: employees.id })
    .from(employees)
    .where(inArray(employees.id, ids))
    .orderBy(asc(employees.id))
    .for('update');
}

export function slotTaken(): Error {
  return fault(409, 'booking.error.slotfull', 'This time is taken');
}

/** A time that can be had, with who gives it. */
export type Takeable = { startsAt: Date; endsAt: Date; employeeId: number };

/**
 * What a booking would get now. Of several who are free it is the one who has the fewest that day.
 * @param none what is thrown when nobody gives it at this time
 * @throws 404 unless `none` says otherwise; 409 when it cannot be had: too early, too late, already booked, taken
 */
export async function takeableSlot(
  db: Database,
  offered: OfferedBenefit,
  { startsAt, employeeId }: SlotWanted,
  booker: Booker,
  now: Date,
  none: () => Error = appointmentNotFound,
): Promise<Takeable> {
  const { benefit, studio } = offered;
  const roster = await rosterOf(db, offered, employeeId === null ? [] : [employeeId]);
  const slot = slotAt(roster, startsAt);
  if (!slot) throw none();
  checkWindow(windowOf(studio.zoneId, startsAt), now);
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
  if (own) throw fault(409, 'booking.error.alreadybooked', 'This appointment is already booked');
  const day = dayIn(studio.zoneId, startsAt);
  const busy = await busyTimes(db, slot.employeeIds, {
    from: instantAt(studio.zoneId, day),
    until: instantAt(studio.zoneId, addDays(day, 1)),
  });
  const [free] = withoutBusy([slot], busy);
  const load = (id: number) => busy.get(id)?.length ?? 0;
  const [chosen] = free?.employeeIds.toSorted((a, b) => load(a) - load(b) || a - b) ?? [];
  if (chosen === undefined) throw slotTaken();
  return { startsAt, endsAt: slot.endsAt, employeeId: chosen };
}

/** Stores an appointment. The givers must be locked and `takeableSlot` asked under that lock. */
export async function storeAppointment(
  tx: Database,
  { benefit, studio }: OfferedBenefit,
  time: Takeable,
  booker: Booker,
  payer: Payer,
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
