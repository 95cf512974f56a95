import { DayStrip, type DayStripProps } from '@studio-portal/ui/DayStrip';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { addDays, type Day, formatDay, formatDayRange, mondayOf } from './dates.ts';
import { useHydrated } from '../browser/useHydrated.ts';
import { withDay } from './withDay.ts';

interface WeekOfProps extends Pick<DayStripProps, 'previous' | 'next'> {
  /** The day that is shown; the week is its own, from Monday. */
  day: Day;
  today: Day;
  /** How many there are on a day; one with none is quiet. */
  countOn: (day: Day) => number;
  /** Heard for a day: {date} and {count}. */
  dayLabel: MessageDescriptor;
}

/** Where a day of a list is shown. */
export function useHrefOfDay(): (day: Day) => string {
  const [query] = useSearchParams();
  return (day) => `?${withDay(query, day)}`;
}

/** The week of a day as pills, each with how many there are. */
export function WeekOf({ day, today, countOn, dayLabel, ...turns }: WeekOfProps) {
  const intl = useIntl();
  const hrefOfDay = useHrefOfDay();
  const isHydrated = useHydrated();
  // The server's day may be another one. Blank texts keep the room.
  const show = (text: string) => (isHydrated ? text : '\u00a0');
  const monday = mondayOf(day);
  const days = Array.from({ length: 7 }, (_, index) => addDays(monday, index)).map((other) => {
    const count = countOn(other);
    return {
      id: other,
      href: isHydrated ? hrefOfDay(other) : '?',
      weekday: show(formatDay(other, intl.locale, { weekday: 'short' })),
      number: show(formatDay(other, intl.locale, { day: 'numeric' }).replace(/\D/g, '')),
      label: show(
        intl.formatMessage(dayLabel, {
          date: formatDay(other, intl.locale, { dateStyle: 'full' }),
          count,
        }),
      ),
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
