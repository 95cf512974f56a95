import { useIntl } from 'react-intl';
import { addDays, type Day } from '../../../lib/dates/dates.ts';
import { useHrefOfDay, WeekPills } from '../../../lib/dates/WeekPills.tsx';
import { countActive } from './courseFilter.ts';
import { messages } from './messages.ts';
import type { CourseDay } from './useCourseDay.ts';

/**
 * Shows the week of a day as pills with the number of matching courses that take place, and links to the weeks
 * before and after.
 */
export function WeekStrip({
  day,
  today,
  week,
  isLoaded,
}: Pick<CourseDay, 'day' | 'today' | 'week' | 'isLoaded'>) {
  const intl = useIntl();
  const hrefOfDay = useHrefOfDay();
  const weekLink = (to: Day, label: 'previousWeek' | 'nextWeek') => ({
    label: intl.formatMessage(messages[label]),
    href: hrefOfDay(to),
  });
  return (
    <WeekPills
      day={day}
      today={today}
      countOn={(other) => (isLoaded ? countActive(week.get(other)) : undefined)}
      dayLabel={messages.dayLabel}
      previous={weekLink(addDays(day, -7), 'previousWeek')}
      next={weekLink(addDays(day, 7), 'nextWeek')}
    />
  );
}
