import type { CheckinReservationSlot } from '@studio-portal/sdk/types';
import { useSearchParams } from 'react-router';
import { addDays, dayInZone, isDay } from '../../../lib/dates/dates.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { getSlotDay } from './getSlotDay.ts';
import { useSlots } from './useSlots.ts';

/** Days in advance that a visit can be reserved (description of createCheckinReservation). */
const reservableDays = 7;

/**
 * Provides the shown day from the address (`?day=2026-11-24`), or else today in the studio's time
 * zone, with its slots and those of the other days.
 */
export function useSlotDay() {
  const { studio } = useStudio();
  const [query] = useSearchParams();
  const slots = useSlots();
  const requestedDay = query.get('day');
  const today = dayInZone(studio.zoneId);
  const day = isDay(requestedDay) ? requestedDay : today;
  const all: readonly CheckinReservationSlot[] = slots.data ?? [];
  return {
    slots,
    all,
    day,
    today,
    lastDay: addDays(today, reservableDays),
    daySlots: all.filter((slot) => getSlotDay(slot) === day),
  };
}

export type SlotDay = ReturnType<typeof useSlotDay>;
