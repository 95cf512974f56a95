/** Appointments booked by the current account. */
import { and, asc, eq, gte, inArray, lt } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import type { SessionAccount } from '../../../platform/api.ts';
import { addDays, instantAt } from '../../../platform/time.ts';
import type { Span } from '../../../platform/wallTimes.ts';
import type { OfferedBenefit } from './benefits.ts';
import type { Slot, SlotPeriod } from './slots.ts';
import { singleAppointments } from './tables.ts';

export type StoredSingleAppointment = typeof singleAppointments.$inferSelect;

/** Loads the account's appointments of a benefit at a studio that start within a time span, by start. */
export async function loadOwnAppointments(
  db: Database,
  { benefit, studio }: OfferedBenefit,
  account: Pick<SessionAccount, 'id'> | null,
  { from, until }: Span,
): Promise<StoredSingleAppointment[]> {
  if (account === null) return [];
  return db
    .select()
    .from(singleAppointments)
    .where(
      and(
        eq(singleAppointments.accountId, account.id),
        eq(singleAppointments.benefitId, benefit.id),
        eq(singleAppointments.studioId, studio.id),
        inArray(singleAppointments.status, ['BOOKED', 'ATTENDED']),
        gte(singleAppointments.startsAt, from),
        lt(singleAppointments.startsAt, until),
      ),
    )
    .orderBy(asc(singleAppointments.startsAt));
}

/** Loads the account's booked slots of a period that have not ended. */
export async function loadOwnSlots(
  db: Database,
  offered: OfferedBenefit,
  account: Pick<SessionAccount, 'id'> | null,
  { startDate, endDate, employeeId = [] }: SlotPeriod,
  now: Date,
): Promise<Slot[]> {
  const { zoneId } = offered.studio;
  const span = {
    from: instantAt(zoneId, startDate),
    until: instantAt(zoneId, addDays(endDate, 1)),
  };
  const own = await loadOwnAppointments(db, offered, account, span);
  return own
    .filter((one) => one.endsAt > now)
    .filter((one) => employeeId.length === 0 || employeeId.includes(one.employeeId))
    .map(({ startsAt, endsAt, employeeId: id }) => ({ startsAt, endsAt, employeeIds: [id] }));
}
