import { CapacityMeter } from '@studio-portal/ui/CapacityMeter';
import { TimedRow } from '@studio-portal/ui/TimedRow';
import { useIntl } from 'react-intl';
import { path } from '../../site/address/paths.ts';
import { formatInstant, now } from '../../lib/dates.ts';
import { useStudio } from '../../site/studio/StudioContext.tsx';
import {
  type CourseAppointment,
  freePlaces,
  takesBookings,
} from '../../domains/courseView/bookingState.ts';
import { stateMessages } from '../../domains/courseView/stateMessages.ts';
import { messages } from './messages.ts';
import { CourseState } from '../../domains/courseView/CourseState.tsx';

/** One line of the timetable. */
export function CourseRow({ appointment }: { appointment: CourseAppointment }) {
  const intl = useIntl();
  const { studioUuid, studio } = useStudio();
  const { course, slot } = appointment;
  const time = (instant: Date) =>
    formatInstant(instant, intl.locale, studio.zoneId, { timeStyle: 'short' });
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
      title={course.name}
      href={path('course', { studioUuid, id: course.id })}
      meta={[
        intl.formatMessage(messages.trainerAndRoom, { trainers, rooms }),
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
}
