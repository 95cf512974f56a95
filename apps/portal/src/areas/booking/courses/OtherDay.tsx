import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { addDays, type Day, formatDay } from '../../../lib/dates/dates.ts';
import { useHrefOfDay } from '../../../lib/dates/WeekPills.tsx';
import { countActive } from './courseFilter.ts';
import { messages } from './messages.ts';
import type { CourseDay } from './useCourseDay.ts';
import { useNextFreeDay } from './useNextFreeDay.ts';

/**
 * Links from a day without courses to the next day of its week that has some, with their count, or
 * else to the next day with a free place and to the next week.
 */
export function OtherDay({ day, week, today }: Pick<CourseDay, 'day' | 'week' | 'today'>) {
  const intl = useIntl();
  const hrefOfDay = useHrefOfDay();
  const [next] = [...week.keys()]
    .filter((other) => other > day && countActive(week.get(other)) > 0)
    .toSorted();
  const nextFree = useNextFreeDay(day, next === undefined && day >= today);
  const format = (one: Day) =>
    formatDay(one, intl.locale, { weekday: 'long', day: 'numeric', month: 'long' });
  if (next)
    return (
      <Button variant="contained" component={Link} to={hrefOfDay(next)}>
        {intl.formatMessage(messages.dayLabel, {
          date: format(next),
          count: countActive(week.get(next)),
        })}
      </Button>
    );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1 }}>
      {nextFree && (
        <Button variant="contained" component={Link} to={hrefOfDay(nextFree)}>
          <FormattedMessage {...messages.nextFree} values={{ date: format(nextFree) }} />
        </Button>
      )}
      <Button
        variant={nextFree ? 'outlined' : 'contained'}
        component={Link}
        to={hrefOfDay(addDays(day, 7))}
      >
        <FormattedMessage {...messages.nextWeek} />
      </Button>
    </Box>
  );
}
