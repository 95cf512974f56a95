import { styled } from '@mui/material/styles';
import { InAppLink } from '@studio-portal/ui/InAppLink';
import { radii, space } from '@studio-portal/ui/tokens';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { addDays, type Day, formatDay } from '../../../lib/dates/dates.ts';
import { withDay } from '../../../lib/dates/withDay.ts';
import { ScreenReaderContext } from '../../../lib/page/ScreenReaderContext.tsx';
import { dayPartMessages, dayParts } from '../../../lib/dates/dayParts.ts';
import { CourseCard } from './CourseCard.tsx';
import { messages } from './messages.ts';
import type { CourseDay } from './useCourseDay.ts';

/** Maximum number of courses shown for a part of a day; the day's list has the rest. */
const maxPerPart = 6;

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  marginTop: space(24),
  borderSpacing: `${space(4)} ${space(8)}`,
  tableLayout: 'fixed',
  '& th': { fontWeight: 'inherit', textAlign: 'start' },
  '& thead th': { ...theme.typography.body2, paddingBlockEnd: space(4) },
  '& thead a': { color: 'inherit', fontWeight: 550 },
  '& td': { padding: 0, verticalAlign: 'top' },
}));

const Part = styled('th')(({ theme }) => ({
  ...theme.typography.caption,
  paddingBlockStart: space(16),
  color: theme.vars.palette.text.secondary,
}));

const Cell = styled('ul')({
  display: 'grid',
  gap: space(4),
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

const More = styled(InAppLink)(({ theme }) => ({
  ...theme.typography.caption,
  display: 'block',
  padding: space(6),
  borderRadius: radii.control,
  color: theme.vars.palette.text.secondary,
}));

interface CourseWeekProps extends Pick<CourseDay, 'monday' | 'week'> {
  /** True to show the studios' names. */
  withStudio: boolean;
}

/**
 * Shows the courses of a week with a column for each day, grouped by part of the day; each day
 * links to its list.
 */
export function CourseWeek(props: CourseWeekProps) {
  const { monday, week, withStudio } = props;
  const intl = useIntl();
  const [query] = useSearchParams();
  const dayListHref = (day: Day) => {
    const next = withDay(query, day);
    next.delete('view');
    return `?${next}`;
  };
  const days = Array.from({ length: 7 }, (_, index) => addDays(monday, index));
  return (
    <Table>
      <thead>
        <tr>
          {days.map((day) => (
            <th key={day} scope="col">
              <InAppLink to={dayListHref(day)}>
                {formatDay(day, intl.locale, { weekday: 'short', day: 'numeric', month: 'short' })}
              </InAppLink>
            </th>
          ))}
        </tr>
      </thead>
      {dayParts.map((part) => {
        const cells = days.map((day) => ({
          day,
          entries: (week.get(day) ?? []).filter((one) => one.part === part),
        }));
        if (cells.every(({ entries }) => entries.length === 0)) return null;
        return (
          <tbody key={part}>
            <tr>
              <Part scope="rowgroup" colSpan={7}>
                <FormattedMessage {...dayPartMessages[part]} />
              </Part>
            </tr>
            <tr>
              {cells.map(({ day, entries }) => (
                <td key={day}>
                  <Cell>
                    {entries.slice(0, maxPerPart).map(({ appointment }) => (
                      <CourseCard
                        key={appointment.course.id}
                        appointment={appointment}
                        withStudio={withStudio}
                      />
                    ))}
                  </Cell>
                  {entries.length > maxPerPart && (
                    <More to={dayListHref(day)}>
                      <FormattedMessage
                        {...messages.moreOnDay}
                        values={{ count: entries.length - maxPerPart }}
                      />
                      <ScreenReaderContext
                        name={formatDay(day, intl.locale, { dateStyle: 'full' })}
                      />
                    </More>
                  )}
                </td>
              ))}
            </tr>
          </tbody>
        );
      })}
    </Table>
  );
}
