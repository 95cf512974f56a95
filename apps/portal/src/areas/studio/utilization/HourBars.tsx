import { styled } from '@mui/material/styles';
import { space } from '@studio-portal/ui/tokens';
import type { ShownHour } from './shownHours.ts';

const height = 96;

const Chart = styled('div')({
  display: 'flex',
  alignItems: 'flex-end',
  gap: space(4),
  height: height + 24,
  margin: `${space(16)} 0 ${space(8)}`,
});

const Column = styled('div')({
  position: 'relative',
  flex: '1 1 0',
  minWidth: 0,
  height: '100%',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
});

const Bar = styled('div')<Pick<ShownHour, 'kind'>>(({ theme, kind }) => ({
  borderRadius: '4px 4px 0 0',
  backgroundColor:
    kind === 'now'
      ? theme.vars.palette.highlight.main
      : kind === 'counted'
        ? theme.vars.palette.outline
        : theme.vars.palette.soft.brand,
}));

const Hour = styled('span')(({ theme }) => ({
  height: 24,
  paddingTop: space(4),
  fontSize: '0.75rem',
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
}));

/** Labels every third hour, since more do not fit on a phone. */
const every = 3;

/**
 * Bar chart of the hours of a day, with the current hour highlighted. Hidden from screen readers,
 * which read the table instead.
 */
export const HourBars = ({ hours }: { hours: readonly ShownHour[] }) => (
  <Chart aria-hidden>
    {hours.map(({ key, start, percentage, kind }, index) => (
      <Column key={key}>
        <Bar kind={kind} style={{ height: Math.max(2, (percentage / 100) * height) }} />
        <Hour>{index % every === 0 && start}</Hour>
      </Column>
    ))}
  </Chart>
);
