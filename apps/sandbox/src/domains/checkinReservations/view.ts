/** Maps slots and reservations to the API format; instants carry the studio's offset. */
import type { Schemas } from '../../platform/api.ts';
import { zoned } from '../../platform/time.ts';
import { type StoredStudio, toReference } from '../studios/rules.ts';
import { maxDaysAhead } from './slotTimes.ts';
import type { checkinReservations } from './tables.ts';
import type { OpenSlot } from './upcomingSlots.ts';

export type StoredReservation = typeof checkinReservations.$inferSelect;

/** @param reservationId the user's reservation of the slot; null without one */
export function toSlot(
  { slot, reserved, usageDate, startsAt, endsAt, lastCheckinAt }: OpenSlot,
  { zoneId }: StoredStudio,
  reservationId: string | null,
): Schemas['CheckinReservationSlot'] {
  return {
    slotId: slot.id,
    usageDate,
    startTime: zoned(startsAt, zoneId),
    endTime: zoned(endsAt, zoneId),
    lastPossibleCheckinDateTime: zoned(lastCheckinAt, zoneId),
    capacity: slot.capacity,
    freePlaces: Math.max(0, slot.capacity - reserved),
    reservationId,
    daysInAdvance: maxDaysAhead,
  };
}

export function toReservation(
  reservation: StoredReservation,
  studio: StoredStudio,
  now: Date,
): Schemas['CheckinReservation'] {
  const { uuid, slotId, status, usageDate, startsAt, endsAt, lastCheckinAt } = reservation;
  return {
    id: uuid,
    slotId,
    status,
    usageDate,
    startDateTime: zoned(startsAt, studio.zoneId),
    endDateTime: zoned(endsAt, studio.zoneId),
    lastPossibleCheckinDateTime: zoned(lastCheckinAt, studio.zoneId),
    cancelableUntil: isCancelable(reservation, now) ? zoned(startsAt, studio.zoneId) : null,
    studio: toReference(studio),
  };
}

/** Returns whether it can be canceled: until its slot starts. */
export function isCancelable(
  { status, startsAt }: Pick<StoredReservation, 'status' | 'startsAt'>,
  now: Date,
): boolean {
  return status === 'RESERVED' && now < startsAt;
}
