import { CapacityMeter } from '@studio-portal/ui/CapacityMeter';
import { TimedRow } from '@studio-portal/ui/TimedRow';
import { memo } from 'react';
import { useIntl } from 'react-intl';
import { formatInstant, now } from '../../../lib/dates/dates.ts';
import { type CourseAppointment, freePlaces, takesBookings } from './bookingState.ts';
import { stateMessages } from './stateMessages.ts';
import { messages } from './messages.ts';
import { CourseTitle } from './CourseTitle.tsx';
import { CourseState } from './CourseState.tsx';
import { useCourseHref } from './useCourseHref.ts';

interface CourseRowProps {
  appointment: CourseAppointment;
  /** True to show the studio's name. */
  withStudio: boolean;
}

/** Row of the timetable. Memoized, since filters leave most rows unchanged. */
export const CourseRow = memo(function CourseRow({ appointment, withStudio }: CourseRowProps) {
  const intl = useIntl();
  const courseHref = useCourseHref();
  const { course, slot } = appointment;
  const time = (instant: Date) =>
    formatInstant(instant, intl.locale, slot.studio.zoneId, { timeStyle: 'short' });
  const trainers = intl.formatList(
    slot.employees.map((person) => person.displayedName),
    { type: 'conjunction' },
  );
  const rooms =
    course.appointmentMeetingType === 'STREAM'
      ? intl.formatMessage(stateMessages.online)
      : slot.locations.map((room) => room.name).join(', ');
  const free = freePlaces(course);
  const waiting =
    free === 0 && course.waitingListParticipants > 0
      ? ` · ${intl.formatMessage(stateMessages.waiting, { count: course.waitingListParticipants })}`
      : '';
  return (
    <TimedRow
      start={time(slot.startDateTime)}
      end={time(slot.endDateTime)}
      color={course.colorHex}
      title={<CourseTitle course={course} />}
      href={courseHref(appointment)}
      meta={[
        intl.formatMessage(messages.trainerAndRoom, { trainers, rooms }),
        ...(withStudio ? [slot.studio.name] : []),
        ...(takesBookings(appointment, now())
          ? [
              <CapacityMeter
                key="places"
                taken={course.bookedParticipants}
                places={course.maxParticipants}
                label={intl.formatMessage(stateMessages.places, { free }) + waiting}
              />,
            ]
          : []),
      ]}
      action={<CourseState appointment={appointment} />}
    />
  );
});
