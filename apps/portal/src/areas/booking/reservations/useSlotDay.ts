import type { CheckinReservationSlot } from '@studio-portal/sdk/types';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { addDays, type Day, dayInZone, isDay, now } from '../../../lib/dates/dates.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { getSlotDay } from './getSlotDay.ts';
import { slotState } from './slotState.ts';
import { useSlots } from './useSlots.ts';

/**
 * Provides the shown day from the address (`?day=2026-11-24`), or else the first on which the user
 * can reserve a slot, or today in the studio's time zone, with its slots and those of the other
 * days.
 */
export function useSlotDay() {
  const { studio } = useStudio();
  const [query] = useSearchParams();
  const slots = useSlots();
  const requestedDay = query.get('day');
  const today = dayInZone(studio.zoneId);
  const [openedAt] = useState(now);
  const all: readonly CheckinReservationSlot[] = slots.data ?? [];
  const first = all.find((slot) => slotState(slot, all, openedAt) === 'open');
  const openingDay = first ? getSlotDay(first) : today;
  const day = isDay(requestedDay) ? requestedDay : openingDay;
  const daysInAdvance = all[0]?.daysInAdvance;
  return {
    slots,
    all,
    day,
    today,
    /** Days in advance that a visit can be reserved; undefined while unknown. */
    daysInAdvance,
    /** Last day that may have slots. */
    lastDay: daysInAdvance === undefined ? lastSlotDay(all) : addDays(today, daysInAdvance),
    daySlots: all.filter((slot) => getSlotDay(slot) === day),
  };
}

const lastSlotDay = (slots: readonly CheckinReservationSlot[]): Day | undefined => {
  const last = slots.at(-1);
  return last && getSlotDay(last);
};

export type SlotDay = ReturnType<typeof useSlotDay>;
