import Button from '@mui/material/Button';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { CourseAppointment } from '../../domains/courseView/bookingState.ts';
import { addDays, type Day, dayIn, formatDay } from '../../lib/dates.ts';
import { useStudio } from '../../site/studio/StudioContext.tsx';
import { messages } from './messages.ts';

/** From a day without courses to the next one of its week that has some, with their count; else to the next week. */
export function OtherDay({ day, week }: { day: Day; week: readonly CourseAppointment[] }) {
  const intl = useIntl();
  const { studio } = useStudio();
  const days = week.map(({ slot }) => dayIn(studio.zoneId, slot.startDateTime));
  const next = days.find((other) => other > day);
  return (
    <Button variant="contained" component={Link} to={`?day=${next ?? addDays(day, 7)}`}>
      {next
        ? intl.formatMessage(messages.dayLabel, {
            date: formatDay(next, intl.locale, { weekday: 'long', day: 'numeric', month: 'long' }),
            count: days.filter((other) => other === next).length,
          })
        : intl.formatMessage(messages.nextWeek)}
    </Button>
  );
}
