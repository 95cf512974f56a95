/** Slots and reservations as the wire has them: instants carry the offset of the studio. */
import type { Schemas } from '../../server/api.ts';
import { zoned } from '../../time.ts';
import { type StoredStudio, toReference } from '../studios/rules.ts';
import type { checkinReservations } from './tables.ts';
import type { OpenSlot } from './slotsAhead.ts';

export type StoredReservation = typeof checkinReservations.$inferSelect;

/** @param reservationId the reader's own reservation of it; null for none */
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

/** A reservation can be given back until its slot begins. */
export function isCancelable(
  { status, startsAt }: Pick<StoredReservation, 'status' | 'startsAt'>,
  now: Date,
): boolean {
  return status === 'RESERVED' && now < startsAt;
}
