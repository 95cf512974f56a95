import { styled } from '@mui/material/styles';
import { space } from '@studio-portal/ui/tokens';
import { FormattedMessage, useIntl } from 'react-intl';
import { formatDay } from '../../../lib/dates/dates.ts';
import { messages } from './messages.ts';
import type { Month } from './groupByMonth.ts';

const height = 120;

const Chart = styled('div')({
  display: 'flex',
  alignItems: 'flex-end',
  gap: space(8),
  height: height + 24,
  margin: `${space(16)} 0 ${space(8)}`,
});

const Column = styled('div')({ flex: '1 1 0', minWidth: 0, maxWidth: 64 });

const Pair = styled('div')({ display: 'flex', alignItems: 'flex-end', gap: 2, height });

const Bar = styled('span')<{ kind: 'charged' | 'paid' }>(({ theme, kind }) => ({
  flex: 1,
  borderRadius: '4px 4px 0 0',
  backgroundColor: kind === 'paid' ? theme.vars.palette.highlight.main : theme.vars.palette.outline,
}));

const Name = styled('span')(({ theme }) => ({
  display: 'block',
  height: 24,
  paddingTop: space(4),
  overflow: 'hidden',
  fontSize: '0.75rem',
  textAlign: 'center',
  color: theme.vars.palette.text.secondary,
  whiteSpace: 'nowrap',
}));

const Legend = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  gap: space(24),
  margin: 0,
  '& span': { display: 'inline-flex', alignItems: 'center', gap: space(8) },
  '& i': { flex: 'none', width: 12, height: 12, borderRadius: 4 },
}));

/**
 * Bar chart of charges and payments by month. Hidden from screen readers, since the table below has
 * the same data.
 */
export function MonthBars({ months }: { months: readonly Month[] }) {
  const { locale } = useIntl();
  const highest = Math.max(...months.flatMap(({ charged, paid }) => [charged, paid]), 1);
  const barStyle = (amount: number) => ({
    height: amount === 0 ? 0 : Math.max(2, (amount / highest) * height),
  });
  return (
    <div aria-hidden>
      <Chart>
        {months.map(({ day, charged, paid }) => (
          <Column key={day}>
            <Pair>
              <Bar kind="charged" style={barStyle(charged)} />
              <Bar kind="paid" style={barStyle(paid)} />
            </Pair>
            <Name>{formatDay(day, locale, { month: 'narrow' })}</Name>
          </Column>
        ))}
      </Chart>
      <Legend>
        {(['charged', 'paid'] as const).map((kind) => (
          <span key={kind}>
            <Bar kind={kind} as="i" />
            <FormattedMessage {...messages[kind]} />
          </span>
        ))}
      </Legend>
    </div>
  );
}
