import { useSearchParams } from 'react-router';
import { type Day, dayInZone, isDay } from '../../../lib/dates/dates.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';

/** The day on screen: from the address (`?day=2026-11-24`), else today at the studio. Kept in the address, so that reload and back keep it. */
export function useDay(): { day: Day; today: Day } {
  const { studio } = useStudio();
  const [query] = useSearchParams();
  const requestedDay = query.get('day');
  const today = dayInZone(studio.zoneId);
  return { day: isDay(requestedDay) ? requestedDay : today, today };
}
