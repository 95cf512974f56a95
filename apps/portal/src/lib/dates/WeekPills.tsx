import { DayStrip, type DayStripProps } from '@studio-portal/ui/DayStrip';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { addDays, type Day, formatDay, formatDayRange, weekStart } from './dates.ts';
import { useHydrated } from '../browser/useHydrated.ts';
import { withDay } from './withDay.ts';

interface WeekPillsProps extends Pick<DayStripProps, 'previous' | 'next'> {
  /** The selected day, which determines the week, starting on Monday. */
  day: Day;
  today: Day;
  /** Number of items on a day; a day with none is dimmed. Undefined if unknown. */
  countOn: (day: Day) => number | undefined;
  /** Accessible name of a day: {date} and {count}. */
  dayLabel: MessageDescriptor;
}

/** Returns a function that links to a day of the list. */
export function useHrefOfDay(): (day: Day) => string {
  const [query] = useSearchParams();
  return (day) => `?${withDay(query, day)}`;
}

/** Shows the week of a day as pills, with the number of items on each. */
export function WeekPills({ day, today, countOn, dayLabel, ...turns }: WeekPillsProps) {
  const intl = useIntl();
  const hrefOfDay = useHrefOfDay();
  const isHydrated = useHydrated();
  // The server may render another day, so blank texts reserve the space until hydration.
  const show = (text: string) => (isHydrated ? text : '\u00a0');
  const monday = weekStart(day);
  const days = Array.from({ length: 7 }, (_, index) => addDays(monday, index)).map((other) => {
    const count = countOn(other);
    const date = formatDay(other, intl.locale, { dateStyle: 'full' });
    return {
      id: other,
      href: isHydrated ? hrefOfDay(other) : '?',
      weekday: show(formatDay(other, intl.locale, { weekday: 'short' })),
      number: show(formatDay(other, intl.locale, { day: 'numeric' }).replace(/\D/g, '')),
      label: show(count === undefined ? date : intl.formatMessage(dayLabel, { date, count })),
      today: isHydrated && other === today,
      quiet: count === 0,
    };
  });
  return (
    <DayStrip
      label={show(formatDayRange(monday, addDays(monday, 6), intl.locale))}
      days={days}
      {...(isHydrated && { selected: day, ...turns })}
    />
  );
}
