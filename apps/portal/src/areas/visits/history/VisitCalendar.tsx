import { styled } from '@mui/material/styles';
import { space } from '@studio-portal/ui/tokens';
import { useIntl } from 'react-intl';
import { type Day, formatDay } from '../../../lib/dates/dates.ts';
import { type Week, calendarWeeks } from './calendarWeeks.ts';

const Calendar = styled('div')({
  display: 'flex',
  gap: 2,
  maxWidth: 760,
  margin: `${space(16)} 0 ${space(32)}`,
});

const Column = styled('div')({ display: 'grid', gap: 2, flex: '1 1 0', minWidth: 0, maxWidth: 20 });

const Cell = styled('span')<{ visits: number | null }>(({ theme, visits }) => ({
  aspectRatio: '1',
  borderRadius: 2,
  visibility: visits === null ? 'hidden' : 'visible',
  backgroundColor: visits ? theme.vars.palette.highlight.main : theme.vars.palette.background.muted,
}));

/** Name of a month, which may be wider than its column. */
const Name = styled('span')(({ theme }) => ({
  height: 20,
  fontSize: '0.75rem',
  color: theme.vars.palette.text.secondary,
  whiteSpace: 'nowrap',
}));

const startsMonth = ({ monday }: Week, before: Week | undefined): boolean =>
  before !== undefined && monday.slice(0, 7) !== before.monday.slice(0, 7);

/**
 * Shows the days of the last year with a column for each week. Hidden from screen readers, since
 * the table below has the same data.
 */
export function VisitCalendar(props: { from: Day; to: Day; visits: readonly Day[] }) {
  const { locale } = useIntl();
  const weeks = calendarWeeks(props.from, props.to, props.visits);
  return (
    <Calendar aria-hidden>
      {weeks.map((week, index) => (
        <Column key={week.monday}>
          {week.days.map((visits, weekday) => (
            <Cell key={weekday} visits={visits} />
          ))}
          <Name>
            {startsMonth(week, weeks[index - 1]) &&
              formatDay(week.monday, locale, { month: 'narrow' })}
          </Name>
        </Column>
      ))}
    </Calendar>
  );
}
