import { useSearchParams } from 'react-router';
import { type Day, dayInZone, isDay } from '../../../lib/dates/dates.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { useOpeningDay } from './useOpeningDay.ts';

/**
 * Returns the shown day from the address (`?day=2026-11-24`), or else the day on which the list
 * opens, and today in the studio's time zone. The address keeps it across reload and back.
 */
export function useDay(): { day: Day; today: Day } {
  const { studio } = useStudio();
  const [query] = useSearchParams();
  const requestedDay = query.get('day');
  const today = dayInZone(studio.zoneId);
  const openingDay = useOpeningDay(today, !isDay(requestedDay));
  return { day: isDay(requestedDay) ? requestedDay : openingDay, today };
}
