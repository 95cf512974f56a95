import { styled } from '@mui/material/styles';
import { useRef, type KeyboardEvent } from 'react';
import { InAppLink } from '../SiteLink/InAppLink.tsx';
import { fontWeights, radii, space } from '../theme/tokens.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { WeekTurner, type WeekTurn } from './WeekTurner.tsx';

export interface StripDay {
  /** The calendar day as `YYYY-MM-DD`. */
  id: string;
  /** URL of the day's page. */
  href: string;
  /** Short name and number: "Mon", "24". */
  weekday: string;
  number: string;
  /**
   * Full date and number of entries. Screen readers announce it after the visible text, which must be part of the
   * name (WCAG 2.5.3).
   */
  label: string;
  today: boolean;
  /** Nothing takes place on that day. The pill is muted but still opens the day. */
  quiet?: boolean;
}

export interface DayStripProps {
  /** Name of the week, shown above: "24 – 30 November". */
  label: string;
  days: readonly StripDay[];
  /** Id of the day on screen, if any. */
  selected?: string;
  previous?: WeekTurn;
  next?: WeekTurn;
}

/** Limits the width of the week on a wide page, so that pills keep their shape. */
const Root = styled('div')({ maxWidth: 560 });

const Days = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  gap: space(4),
});

const Pill = styled(InAppLink)(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexDirection: 'column',
  gap: space(2),
  minHeight: 64,
  padding: `${space(8)} 0`,
  borderRadius: radii.card,
  color: theme.vars.palette.text.secondary,
  textDecoration: 'none',
  transition: theme.transitions.create('background-color'),
  '&:hover': { backgroundColor: theme.vars.palette.background.muted },
  '&[aria-current]': { color: theme.vars.palette.primary.main },
  '&[aria-current="true"]': {
    color: theme.vars.palette.highlight.contrastText,
    backgroundColor: theme.vars.palette.highlight.main,
    boxShadow: `inset 0 0 0 1px ${theme.vars.palette.highlight.edge}`,
  },
}));

const Weekday = styled('span')(({ theme }) => ({ ...theme.typography.caption }));

const DayNumber = styled('span')<{ quiet: boolean }>(({ theme, quiet }) => ({
  ...theme.typography.h3,
  color: quiet ? 'inherit' : theme.vars.palette.text.primary,
  fontWeight: quiet ? fontWeights.regular : fontWeights.bold,
  fontVariantNumeric: 'tabular-nums',
  '[aria-current] &': { color: 'inherit' },
}));

const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowLeft: (at) => Math.max(0, at - 1),
  ArrowRight: (at, last) => Math.min(last, at + 1),
  Home: () => 0,
  End: (_, last) => last,
};

/**
 * Shows a week as a row of day pills. The row is a single tab stop: arrow keys, Home and End move within it (toolbar
 * pattern of the ARIA practices guide). Today and the day on screen are marked.
 */
export function DayStrip({ label, days, selected, previous, next }: DayStripProps) {
  const pills = useRef(new Map<string, HTMLElement>());
  const current =
    days.find((day) => day.id === selected) ?? days.find((day) => day.today) ?? days[0];

  const move = (event: KeyboardEvent, at: number) => {
    const target = days[steps[event.key]?.(at, days.length - 1) ?? -1];
    if (target === undefined) return;
    event.preventDefault();
    pills.current.get(target.id)?.focus();
  };
  const getAriaCurrent = (day: StripDay) =>
    day.id === selected ? true : day.today ? 'date' : undefined;

  return (
    <Root>
      <WeekTurner label={label} previous={previous} next={next} />
      <Days role="toolbar" aria-label={label}>
        {days.map((day, index) => (
          <Pill
            key={day.id}
            ref={(element) => {
              if (element === null) pills.current.delete(day.id);
              else pills.current.set(day.id, element);
            }}
            to={day.href}
            tabIndex={day === current ? 0 : -1}
            aria-current={getAriaCurrent(day)}
            onKeyDown={(event) => move(event, index)}
          >
            <Weekday>{day.weekday}</Weekday>
            <DayNumber quiet={day.quiet === true}>{day.number}</DayNumber>
            <VisuallyHidden>{day.label}</VisuallyHidden>
          </Pill>
        ))}
      </Days>
    </Root>
  );
}
