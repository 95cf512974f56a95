import type { CheckinReservationSlot } from '@studio-portal/sdk/types';
import { useSearchParams } from 'react-router';
import { addDays, dayInZone, isDay } from '../../../lib/dates/dates.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { getSlotDay } from './getSlotDay.ts';
import { useSlots } from './useSlots.ts';

/** How many days ahead a visit can be reserved (description of createCheckinReservation). */
const reservableDays = 7;

/** The day on screen, from the address (`?day=2026-11-24`), else today at the studio, with its slots and those of the days around. */
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
