/** A single slot, free or not, as shown before and after booking. */
import type { Database } from '../../../platform/database/database.ts';
import type { SessionAccount } from '../../../platform/api.ts';
import { apiError } from '../../../platform/http/apiError.ts';
import { isOpen } from '../courses/window.ts';
import type { OfferedBenefit } from './benefits.ts';
import { loadBusyTimes } from './busy.ts';
import { loadOwnAppointments } from './ownAppointments.ts';
import { loadRoster, findRosterSlot, bookingWindow, withoutBusy } from './slots.ts';
import type { OneSlot } from './view.ts';

export function appointmentNotFound(): Error {
  return apiError(404, 'appointment.error.notfound', 'There is no such appointment at this time');
}

/** Identifies a slot. */
export type SlotQuery = {
  startsAt: Date;
  /** Null: any employee who offers it. */
  employeeId: number | null;
};

/** @returns null if no employee offers this time and the account has not booked it */
export async function findSlot(
  db: Database,
  offered: OfferedBenefit,
  { startsAt, employeeId }: SlotQuery,
  account: Pick<SessionAccount, 'id'> | null,
  now: Date,
): Promise<OneSlot | null> {
  const open = isOpen(bookingWindow(offered.studio.zoneId, startsAt), now);
  const moment = { from: startsAt, until: new Date(startsAt.getTime() + 1) };
  const own = (await loadOwnAppointments(db, offered, account, moment)).find(
    (one) => employeeId === null || one.employeeId === employeeId,
  );
  if (own) {
    const slot = { startsAt, endsAt: own.endsAt, employeeIds: [own.employeeId] };
    return { slot, isMine: true, isTaken: true, isOpen: open };
  }
  const roster = await loadRoster(db, offered, employeeId === null ? [] : [employeeId]);
  const slot = findRosterSlot(roster, startsAt);
  if (!slot) return null;
  const span = { from: slot.startsAt, until: slot.endsAt };
  const [free] = withoutBusy([slot], await loadBusyTimes(db, slot.employeeIds, span));
  return {
    slot: free ?? { ...slot, employeeIds: [] },
    isMine: false,
    isTaken: free === undefined,
    isOpen: open,
  };
}
