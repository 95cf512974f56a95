import { WeekTurner } from '@studio-portal/ui/WeekTurner';
import { useIntl } from 'react-intl';
import { addDays, type Day, formatDayRange } from '../../../lib/dates/dates.ts';
import { useHrefOfDay, WeekPills } from '../../../lib/dates/WeekPills.tsx';
import { countActive } from './courseFilter.ts';
import { messages } from './messages.ts';
import type { CourseDay } from './useCourseDay.ts';

/**
 * Shows the week of a day with links to the weeks before and after; in the list, also its days as pills with the
 * number of matching courses that take place.
 */
export function WeekStrip({
  day,
  today,
  week,
  isLoaded,
  monday,
  view,
}: Pick<CourseDay, 'day' | 'today' | 'week' | 'isLoaded' | 'monday' | 'view'>) {
  const intl = useIntl();
  const hrefOfDay = useHrefOfDay();
  const weekLink = (to: Day, label: 'previousWeek' | 'nextWeek') => ({
    label: intl.formatMessage(messages[label]),
    href: hrefOfDay(to),
  });
  const turns = {
    previous: weekLink(addDays(day, -7), 'previousWeek'),
    next: weekLink(addDays(day, 7), 'nextWeek'),
  };
  if (view === 'week')
    return (
      <WeekTurner label={formatDayRange(monday, addDays(monday, 6), intl.locale)} {...turns} />
    );
  return (
    <WeekPills
      day={day}
      today={today}
      countOn={(other) => (isLoaded ? countActive(week.get(other)) : undefined)}
      dayLabel={messages.dayLabel}
      {...turns}
    />
  );
}
