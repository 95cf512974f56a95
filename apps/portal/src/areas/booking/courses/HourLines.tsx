import { styled } from '@mui/material/styles';
import { fontWeights, radii, space } from '@studio-portal/ui/tokens';
import { useIntl } from 'react-intl';
import { clockOptions, formatInstant, toInstant } from '../../../lib/dates/dates.ts';

const Root = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  gridArea: '2 / 1 / 3 / -1',
  position: 'relative',
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  '& > span': {
    position: 'absolute',
    insetInline: 0,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  '& > time': {
    position: 'absolute',
    zIndex: 1,
    transform: 'translateY(-50%)',
    paddingInline: space(4),
    borderRadius: radii.control,
    color: theme.vars.palette.error.contrastText,
    backgroundColor: theme.vars.palette.error.main,
    fontWeight: fontWeights.bold,
  },
}));

interface HourLinesProps {
  /** Full hours, in minutes since midnight. */
  from: number;
  to: number;
  /** The current minute, if it is in view. */
  present: number | undefined;
  /** Returns the distance of a minute from the top, in pixels. */
  toTop: (minute: number) => number;
}

/** Draws the hours of a day behind the week, and the current time; screen readers hear the time of each course. */
export function HourLines({ from, to, present, toTop }: HourLinesProps) {
  const intl = useIntl();
  const format = (minute: number) =>
    formatInstant(toInstant(minute * 60_000), intl.locale, 'UTC', clockOptions(intl.locale));
  const hours = Array.from({ length: (to - from) / 60 }, (_, index) => from + index * 60);
  return (
    <Root aria-hidden>
      {hours.map((minute) => (
        <span key={minute} style={{ top: toTop(minute) }}>
          {format(minute)}
        </span>
      ))}
      {present !== undefined && <time style={{ top: toTop(present) }}>{format(present)}</time>}
    </Root>
  );
}
