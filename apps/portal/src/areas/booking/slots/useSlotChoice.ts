import { useSearchParams } from 'react-router';
import { type Day, dayInZone, isDay } from '../../../lib/dates/dates.ts';
import { withDay } from '../../../lib/dates/withDay.ts';
import type { FreeSlot } from './FreeSlot.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';

/** Day and trainer to use if the address names none. */
export interface SlotChoiceDefaults {
  day?: Day | undefined;
  employeeId?: number | undefined;
}

/**
 * Provides the shown day and the selected trainer. Both are stored in the address
 * (`?day=2026-11-24&employee=12`), so that reload, back and links keep them. Missing, invalid and
 * past days become today in the studio's time zone.
 */
export function useSlotChoice(defaults: SlotChoiceDefaults = {}) {
  const { studio } = useStudio();
  const [query, setQuery] = useSearchParams();
  const today = dayInZone(studio.zoneId);
  const requestedDay = query.get('day') ?? defaults.day;
  const day = isDay(requestedDay) && requestedDay > today ? requestedDay : today;
  const person = query.get('employee');
  const employeeId = person === null ? defaults.employeeId : toId(person);
  return {
    today,
    day,
    /** True if the day is not just the default. */
    hasDay: isDay(requestedDay) && requestedDay >= today,
    /** Undefined for anyone. */
    employeeId,
    hrefOfDay: (other: Day) => `?${withDay(query, other)}`,
    chooseDay: (other: Day) => setQuery(withDay(query, other), { replace: true }),
    chooseEmployee: (id: number | undefined) => {
      const next = new URLSearchParams(query);
      // Store "any" explicitly, since the default may be a trainer.
      next.set('employee', id === undefined ? 'any' : String(id));
      setQuery(next, { replace: true });
    },
  };
}

export type SlotChoice = ReturnType<typeof useSlotChoice>;

/** Shows the day of the first slot that the user can book, if the address names none. */
export function openOnFirstFree(
  choice: SlotChoice,
  nextFree: readonly FreeSlot[] | undefined,
  zone: string,
): SlotChoice {
  const first = nextFree?.find(({ alreadyBooked }) => !alreadyBooked);
  return choice.hasDay || !first
    ? choice
    : { ...choice, day: dayInZone(zone, first.startDateTime) };
}

const toId = (text: string): number | undefined =>
  /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
