import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { EmptyState } from '@studio-portal/ui/EmptyState';
import { space } from '@studio-portal/ui/tokens';
import { FormattedMessage, useIntl } from 'react-intl';
import { type Day, dayInZone, formatInstant } from '../../../lib/dates/dates.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import type { CourseAppointment } from './bookingState.ts';
import { messages } from './messages.ts';
import { CourseRows } from './CourseRows.tsx';

const Between = styled('div')({ paddingBlock: `${space(16)} ${space(8)}` });

/**
 * Lists today's remaining courses, then tomorrow's, with a note if a day has none. The heading
 * between the days takes up one row.
 * @param appointments upcoming ones of today and tomorrow, by start
 * @param rows maximum number of rows
 */
export function NextCourses({
  appointments,
  today,
  rows,
}: {
  appointments: readonly CourseAppointment[];
  today: Day;
  rows: number;
}) {
  const intl = useIntl();
  const { studio } = useStudio();
  const isToday = ({ slot }: CourseAppointment) =>
    dayInZone(studio.zoneId, slot.startDateTime) === today;
  const todayCourses = appointments.filter(isToday).slice(0, rows);
  const tomorrowCourses = appointments
    .filter((appointment) => !isToday(appointment))
    .slice(0, Math.max(0, rows - 1 - todayCourses.length));
  if (todayCourses.length + tomorrowCourses.length === 0)
    return <EmptyState drawing="calendar" title={<FormattedMessage {...messages.nothingSoon} />} />;
  const nextActive = tomorrowCourses.find(({ course }) => course.appointmentStatus === 'ACTIVE');
  return (
    <>
      <CourseRows appointments={todayCourses} />
      {todayCourses.length > 0 && tomorrowCourses.length > 0 && (
        <Between>
          <Typography variant="h3" component="p">
            <FormattedMessage {...messages.tomorrow} />
          </Typography>
        </Between>
      )}
      {todayCourses.length === 0 && (
        <Between>
          <Typography color="textSecondary">
            {nextActive ? (
              <FormattedMessage
                {...messages.todayIsOver}
                values={{
                  time: formatInstant(nextActive.slot.startDateTime, intl.locale, studio.zoneId, {
                    timeStyle: 'short',
                  }),
                }}
              />
            ) : (
              <FormattedMessage {...messages.nothingSoon} />
            )}
          </Typography>
        </Between>
      )}
      <CourseRows appointments={tomorrowCourses} />
    </>
  );
}
