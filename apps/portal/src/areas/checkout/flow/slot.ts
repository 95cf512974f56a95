import type { Slot } from '@studio-portal/sdk/types';
import { parseInstant } from '../../../lib/dates/dates.ts';
import { isRecord } from '../../../lib/isRecord.ts';
import { readStored, store } from '../../../lib/browser/storage.ts';

/**
 * Stores the selected slot of an item for the visit: booking start, start and end. The steps of a
 * booking redirect to the start without one (spec 2.3 and 3).
 * @param item address of the item's page, since another item may have a slot at the same time
 */
export const storeSlot = (
  item: string,
  {
    earliestBookingDateTime,
    startDateTime,
    endDateTime,
  }: Pick<Slot, 'earliestBookingDateTime' | 'startDateTime' | 'endDateTime'>,
  wish?: SlotWish,
): void =>
  store('appointment-slot', { item, earliestBookingDateTime, startDateTime, endDateTime, ...wish });

/** Selection of a single appointment besides the time. */
export interface SlotWish {
  /** Appointment type, since a time is valid for one type only. */
  benefitId: number;
  /** Selected trainer; null for any available one. */
  employeeId: number | null;
}

/**
 * Returns the selected time and trainer for an appointment type; undefined if none was selected in
 * this visit.
 */
export function chosenSlot(
  benefitId: number,
): { start: Date; employeeId: number | null } | undefined {
  const stored = readStored('appointment-slot');
  if (!isRecord(stored) || stored.benefitId !== benefitId) return undefined;
  const { startDateTime, employeeId } = stored;
  const start = typeof startDateTime === 'string' ? parseInstant(startDateTime) : undefined;
  return start && { start, employeeId: typeof employeeId === 'number' ? employeeId : null };
}

/** Returns whether a time was selected in this visit. */
export const hasAnySlot = (): boolean => isRecord(readStored('appointment-slot'));

/**
 * Returns whether the stored slot is that of an item at this time; false if the studio has moved it
 * since.
 * @param item address of the item's page
 */
export function hasSlot(item: string, { start, end }: { start: Date; end: Date }): boolean {
  const stored = readStored('appointment-slot');
  const isSameTime = (instant: Date, value: unknown) =>
    typeof value === 'string' && parseInstant(value)?.getTime() === instant.getTime();
  return (
    isRecord(stored) &&
    stored.item === item &&
    isSameTime(start, stored.startDateTime) &&
    isSameTime(end, stored.endDateTime)
  );
}
