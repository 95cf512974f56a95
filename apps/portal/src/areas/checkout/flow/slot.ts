import type { Slot } from '@studio-portal/sdk/types';
import { parseInstant } from '../../../lib/dates/dates.ts';
import { isRecord } from '../../../lib/isRecord.ts';
import { readStored, store } from '../../../lib/browser/storage.ts';

/**
 * Keeps the slot that the reader chose for the visit: when it may be booked from, when it begins and ends. The steps of its booking
 * turn back without one (specification 1, sections 2.3 and 3).
 */
export const storeSlot = (
  {
    earliestBookingDateTime,
    startDateTime,
    endDateTime,
  }: Pick<Slot, 'earliestBookingDateTime' | 'startDateTime' | 'endDateTime'>,
  wish?: SlotWish,
): void =>
  store('appointment-slot', { earliestBookingDateTime, startDateTime, endDateTime, ...wish });

/** What was chosen with the time of a single appointment. */
export interface SlotWish {
  /** The kind of appointment: a time of one is none of another. */
  benefitId: number;
  /** Who is to give it; null for anybody who is free. */
  employeeId: number | null;
}

/** When the single appointment of a kind is to begin and with whom, as chosen in this visit; undefined where no time of it was. */
export function chosenSlot(
  benefitId: number,
): { start: Date; employeeId: number | null } | undefined {
  const stored = readStored('appointment-slot');
  if (!isRecord(stored) || stored.benefitId !== benefitId) return undefined;
  const { startDateTime, employeeId } = stored;
  const start = typeof startDateTime === 'string' ? parseInstant(startDateTime) : undefined;
  return start && { start, employeeId: typeof employeeId === 'number' ? employeeId : null };
}

/** Whether a time was chosen in this visit. */
export const hasAnySlot = (): boolean => isRecord(readStored('appointment-slot'));

/** Whether the stored slot is at this time: one that the studio has moved since was not chosen. */
export function hasSlot({ start, end }: { start: Date; end: Date }): boolean {
  const stored = readStored('appointment-slot');
  const isAt = (instant: Date, value: unknown) =>
    typeof value === 'string' && parseInstant(value)?.getTime() === instant.getTime();
  return isRecord(stored) && isAt(start, stored.startDateTime) && isAt(end, stored.endDateTime);
}
