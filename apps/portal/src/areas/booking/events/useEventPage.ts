import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { toCourseAppointments } from '../courses/bookingState.ts';
import { useEvents } from '../courses/useEvents.ts';
import { addDays, type Day, dayInZone, formatDayRange, isDay } from '../../../lib/dates/dates.ts';
import { useNow } from '../../../lib/dates/useNow.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';

/** Maximum number of days of one request (description of listStudioEvents). */
const periodDays = 62;

/** Planning horizon of studios in days; later periods are not linked, since they have no events. */
const horizonDays = 2 * 366;

/**
 * Loads two months of events from today or the day in the address (`?from=2027-01-24`), with links
 * to the periods before and after. Events that are over are left out.
 */
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
  const events = useEvents(from, to);
  const present = useNow();
  return {
    events,
    upcoming: toCourseAppointments(events.data ?? []).filter(
      ({ slot }) => slot.endDateTime > present,
    ),
    /** Formatted period; undefined for the next two months, which have their own text. */
    period: from === today ? undefined : formatDayRange(from, to, locale),
    /** Address of the previous two months; undefined if the shown ones start today. */
    earlierHref: from === today ? undefined : before > today ? periodHref(before) : '?',
    laterHref: after <= addDays(today, horizonDays) ? periodHref(after) : undefined,
  };
}

export type EventPage = ReturnType<typeof useEventPage>;
