import type { Slot } from '@studio-portal/sdk/types';
import { parseInstant } from '../../lib/dates.ts';
import { readStored, store } from '../../site/browser/storage.ts';

/** The chosen slot, kept for the visit: the booking steps turn back without one (specification 1, sections 2.3 and 3). */
export interface StoredSlot {
  courseAppointmentId: number;
  earliestBookingDateTime: Date | null;
  startDateTime: Date;
  endDateTime: Date;
}

export const storeSlot = (
  courseAppointmentId: number,
  { earliestBookingDateTime, startDateTime, endDateTime }: Slot,
): void =>
  store('appointment-slot', {
    courseAppointmentId,
    earliestBookingDateTime,
    startDateTime,
    endDateTime,
  });

const instant = (value: unknown): Date | undefined =>
  typeof value === 'string' ? parseInstant(value) : undefined;
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The stored slot, if it is one of this appointment. */
export function readSlot(courseAppointmentId: number): StoredSlot | undefined {
  const stored = readStored('appointment-slot');
  if (!isRecord(stored) || stored.courseAppointmentId !== courseAppointmentId) return undefined;
  const startDateTime = instant(stored.startDateTime);
  const endDateTime = instant(stored.endDateTime);
  return startDateTime && endDateTime
    ? {
        courseAppointmentId,
        earliestBookingDateTime: instant(stored.earliestBookingDateTime) ?? null,
        startDateTime,
        endDateTime,
      }
    : undefined;
}
