import Button from '@mui/material/Button';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { addDays, formatDay } from '../../../lib/dates/dates.ts';
import { useHrefOfDay } from '../../../lib/dates/WeekPills.tsx';
import { countActive } from './courseFilter.ts';
import { messages } from './messages.ts';
import type { CourseDay } from './useCourseDay.ts';

/**
 * Links from a day without courses to the next day of its week that has some, with their count, or
 * else to the next week.
 */
export function OtherDay({ day, week }: Pick<CourseDay, 'day' | 'week'>) {
  const intl = useIntl();
  const hrefOfDay = useHrefOfDay();
  const [next] = [...week.keys()]
    .filter((other) => other > day && countActive(week.get(other)) > 0)
    .toSorted();
  return (
    <Button variant="contained" component={Link} to={hrefOfDay(next ?? addDays(day, 7))}>
      {next
        ? intl.formatMessage(messages.dayLabel, {
            date: formatDay(next, intl.locale, { weekday: 'long', day: 'numeric', month: 'long' }),
            count: countActive(week.get(next)),
          })
        : intl.formatMessage(messages.nextWeek)}
    </Button>
  );
}
