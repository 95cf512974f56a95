import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { useEvents } from '../courses/useEvents.ts';
import { addDays, type Day, dayInZone, formatDayRange, isDay } from '../../../lib/dates/dates.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';

/** As many days as the backend tells of at once (description of listStudioEvents). */
const periodDays = 62;

/** How far ahead studios plan, in days: no way leads on into years without an event. */
const horizonDays = 2 * 366;

/** The events of the next two months, or from the day of the address on (`?from=2027-01-24`), and the ways to those before and after. */
export function useEventPage() {
  const { locale } = useIntl();
  const { studio } = useStudio();
  const [query] = useSearchParams();
  const today = dayInZone(studio.zoneId);
  const requestedDay = query.get('from');
  const from = isDay(requestedDay) && requestedDay > today ? requestedDay : today;
  const to = addDays(from, periodDays - 1);
  const periodHref = (day: Day) => `?from=${day}`;
  const before = addDays(from, -periodDays);
  const after = addDays(from, periodDays);
  return {
    events: useEvents(from, to),
    /** Undefined for the next two months, which have a name of their own. */
    period: from === today ? undefined : formatDayRange(from, to, locale),
    /** To the two months before those that are shown; undefined where they begin today. */
    earlierHref: from === today ? undefined : before > today ? periodHref(before) : '?',
    laterHref: after <= addDays(today, horizonDays) ? periodHref(after) : undefined,
  };
}

export type EventPage = ReturnType<typeof useEventPage>;
