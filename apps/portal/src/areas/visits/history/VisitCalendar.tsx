import { styled } from '@mui/material/styles';
import { space } from '@studio-portal/ui/tokens';
import { useIntl } from 'react-intl';
import { type Day, formatDay } from '../../../lib/dates/dates.ts';
import { type Week, calendarWeeks } from './calendarWeeks.ts';

const Room = styled('div')({ containerType: 'inline-size', margin: `${space(16)} 0 ${space(32)}` });

/** Cells of whole pixels, because fractions would blur. Phones have room for half a year. */
const Calendar = styled('div')(({ theme }) => ({
  '--weeks': 53,
  '--gap': '3px',
  '--cell': 'min(16px, round(down, (100cqi + var(--gap)) / var(--weeks) - var(--gap), 1px))',
  display: 'flex',
  gap: 'var(--gap)',
  [theme.breakpoints.down('sm')]: {
    '--weeks': 26,
    '& > :not(:nth-last-of-type(-n + 26))': { display: 'none' },
  },
}));

const Column = styled('div')({ display: 'grid', gap: 'var(--gap)', width: 'var(--cell)' });

const Cell = styled('span')<{ visits: number | null }>(({ theme, visits }) => ({
  height: 'var(--cell)',
  borderRadius: 3,
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
 * Shows the days of the last year (on phones, half a year) with a column for each week. Hidden from screen readers, since
 * the table below has the same data.
 */
export function VisitCalendar(props: { from: Day; to: Day; visits: readonly Day[] }) {
  const { locale } = useIntl();
  const weeks = calendarWeeks(props.from, props.to, props.visits);
  return (
    <Room aria-hidden>
      <Calendar>
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
    </Room>
  );
}
