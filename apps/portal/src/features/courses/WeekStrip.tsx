import { useIntl } from 'react-intl';
import type { CourseAppointment } from '../../domains/courseView/bookingState.ts';
import { addDays, type Day, dayIn } from '../../lib/dates.ts';
import { hrefOfDay, WeekOf } from '../../lib/WeekOf.tsx';
import { useStudio } from '../../site/studio/StudioContext.tsx';
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
  const byDay = Object.groupBy(appointments, ({ slot }) =>
    dayIn(studio.zoneId, slot.startDateTime),
  );
  const turn = (to: Day, label: 'previousWeek' | 'nextWeek') => ({
    label: intl.formatMessage(messages[label]),
    href: hrefOfDay(to),
  });
  return (
    <WeekOf
      day={day}
      today={today}
      countOn={(other) => byDay[other]?.length ?? 0}
      dayLabel={messages.dayLabel}
      previous={turn(addDays(day, -7), 'previousWeek')}
      next={turn(addDays(day, 7), 'nextWeek')}
    />
  );
}
