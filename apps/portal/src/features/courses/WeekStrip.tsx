import { DayStrip } from '@studio-portal/ui/DayStrip';
import { useIntl } from 'react-intl';
import { addDays, type Day, dayIn, formatDay, formatDayRange, mondayOf } from '../../lib/dates.ts';
import { useStudio } from '../../site/studio/StudioContext.tsx';
import type { CourseAppointment } from '../../domains/courseView/bookingState.ts';
import { messages } from './messages.ts';

interface WeekStripProps {
  day: Day;
  today: Day;
  appointments: readonly CourseAppointment[];
}

/** The week of a day as pills; other weeks are one link away. */
export function WeekStrip({ day, today, appointments }: WeekStripProps) {
  const intl = useIntl();
  const { studio } = useStudio();
  const monday = mondayOf(day);
  const counts = Object.groupBy(appointments, ({ slot }) =>
    dayIn(studio.zoneId, slot.startDateTime),
  );
  const href = (other: Day) => `?day=${other}`;
  const days = Array.from({ length: 7 }, (_, index) => addDays(monday, index)).map((other) => {
    const count = counts[other]?.length ?? 0;
    return {
      id: other,
      href: href(other),
      weekday: formatDay(other, intl.locale, { weekday: 'short' }),
      number: formatDay(other, intl.locale, { day: 'numeric' }).replace(/\D/g, ''),
      label: intl.formatMessage(messages.dayLabel, {
        date: formatDay(other, intl.locale, { dateStyle: 'full' }),
        count,
      }),
      today: other === today,
      quiet: count === 0,
    };
  });
  return (
    <DayStrip
      label={formatDayRange(monday, addDays(monday, 6), intl.locale)}
      days={days}
      selected={day}
      previous={{ label: intl.formatMessage(messages.previousWeek), href: href(addDays(day, -7)) }}
      next={{ label: intl.formatMessage(messages.nextWeek), href: href(addDays(day, 7)) }}
    />
  );
}
