/** One slot, free or not: what a booking reads before and after. */
import type { Database } from '../../database/database.ts';
import type { SessionAccount } from '../../server/api.ts';
import { fault } from '../../server/fault.ts';
import { isOpen } from '../courses/window.ts';
import type { OfferedBenefit } from './benefits.ts';
import { busyTimes } from './busy.ts';
import { ownAppointments } from './mine.ts';
import { rosterOf, slotAt, windowOf, withoutBusy } from './slots.ts';
import type { OneSlot } from './view.ts';

export function appointmentNotFound(): Error {
  return fault(404, 'appointment.error.notfound', 'There is no such appointment at this time');
}

/** Which slot. */
export type SlotWanted = {
  startsAt: Date;
  /** Null: anybody who gives it. */
  employeeId: number | null;
};

/** @returns null when nobody gives it at this time, and whoever asks has not booked it either */
export async function findSlot(
  db: Database,
  offered: OfferedBenefit,
  { startsAt, employeeId }: SlotWanted,
  account: Pick<SessionAccount, 'id'> | null,
  now: Date,
): Promise<OneSlot | null> {
  const open = isOpen(windowOf(offered.studio.zoneId, startsAt), now);
  const moment = { from: startsAt, until: new Date(startsAt.getTime() + 1) };
  const own = (await ownAppointments(db, offered, account, moment)).find(
    (one) => employeeId === null || one.employeeId === employeeId,
  );
  if (own) {
    const slot = { startsAt, endsAt: own.endsAt, employeeIds: [own.employeeId] };
    return { slot, isMine: true, isTaken: true, isOpen: open };
  }
  const roster = await rosterOf(db, offered, employeeId === null ? [] : [employeeId]);
  const slot = slotAt(roster, startsAt);
  if (!slot) return null;
  const span = { from: slot.startsAt, until: slot.endsAt };
  const [free] = withoutBusy([slot], await busyTimes(db, slot.employeeIds, span));
  return {
    slot: free ?? { ...slot, employeeIds: [] },
    isMine: false,
    isTaken: free === undefined,
    isOpen: open,
  };
}
