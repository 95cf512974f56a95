/** Maps slots and reservations to the API format; instants carry the studio's offset. */
import type { Schemas } from '../../platform/api.ts';
import { zoned } from '../../platform/time.ts';
import { type Cancelable, toCancelation } from '../bookings/cancelable.ts';
import { toSlotCancelation, usualReservationRule } from '../studios/cancelationRule.ts';
import { type StoredStudio, toReference } from '../studios/rules.ts';
import { maxDaysAhead } from './slotTimes.ts';
import type { checkinReservations } from './tables.ts';
import type { OpenSlot } from './upcomingSlots.ts';

export type StoredReservation = typeof checkinReservations.$inferSelect;

/** @param reservationId the user's reservation of the slot; null without one */
export function toSlot(
  { slot, reserved, usageDate, startsAt, endsAt, lastCheckinAt }: OpenSlot,
  studio: StoredStudio,
  reservationId: string | null,
): Schemas['CheckinReservationSlot'] {
  const { zoneId } = studio;
  return {
    slotId: slot.id,
    usageDate,
    startTime: zoned(startsAt, zoneId),
    endTime: zoned(endsAt, zoneId),
    lastPossibleCheckinDateTime: zoned(lastCheckinAt, zoneId),
    ...toSlotCancelation(studio.reservationRule ?? usualReservationRule, startsAt, studio),
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
    ...toCancelation(toCancelable(reservation, now), studio, now),
    studio: toReference(studio),
  };
}

/** Maps a reservation to the rules for cancelations; unlike a class, a visit cannot be canceled at the moment it begins. */
export function toCancelable(
  { status, startsAt, cancelationRule }: StoredReservation,
  now: Date,
): Cancelable {
  const isUpcoming = status === 'RESERVED' && now < startsAt;
  return { status: isUpcoming ? 'BOOKED' : 'CANCELED', startsAt, cancelationRule };
}
