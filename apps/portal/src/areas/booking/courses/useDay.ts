import { useSearchParams } from 'react-router';
import { type Day, dayInZone, isDay } from '../../../lib/dates/dates.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';

/**
 * Returns the shown day from the address (`?day=2026-11-24`), or else today in the studio's time
 * zone. The address keeps it across reload and back.
 */
export function useDay(): { day: Day; today: Day } {
  const { studio } = useStudio();
  const [query] = useSearchParams();
  const requestedDay = query.get('day');
  const today = dayInZone(studio.zoneId);
  return { day: isDay(requestedDay) ? requestedDay : today, today };
}
