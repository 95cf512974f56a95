/** What an account has booked itself. */
import { and, asc, eq, gte, inArray, lt } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { SessionAccount } from '../../server/api.ts';
import { addDays, instantAt } from '../../time.ts';
import type { Span } from '../../wallTimes.ts';
import type { OfferedBenefit } from './benefits.ts';
import type { Slot, SlotPeriod } from './slots.ts';
import { singleAppointments } from './tables.ts';

export type StoredSingleAppointment = typeof singleAppointments.$inferSelect;

/** The appointments of a kind that an account has at a studio and that begin within a time, by start. */
export async function ownAppointments(
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

/** The slots of a period that an account has booked and that lie ahead. */
export async function ownSlots(
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
  const own = await ownAppointments(db, offered, account, span);
  return own
    .filter((one) => one.endsAt > now)
    .filter((one) => employeeId.length === 0 || employeeId.includes(one.employeeId))
    .map(({ startsAt, endsAt, employeeId: id }) => ({ startsAt, endsAt, employeeIds: [id] }));
}
