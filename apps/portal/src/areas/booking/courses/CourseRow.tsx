import { CapacityMeter } from '@studio-portal/ui/CapacityMeter';
import { InAppLink } from '@studio-portal/ui/InAppLink';
import { memo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { PersonPicture } from '../../account/shared/PersonPicture.tsx';
import { formatTimeRange } from '../../../lib/dates/dates.ts';
import { useNow } from '../../../lib/dates/useNow.ts';
import {
  bookingState,
  type CourseAppointment,
  freePlaces,
  isBookable,
  takesBookings,
} from './bookingState.ts';
import { CoursePrice } from './CoursePrice.tsx';
import {
  CourseRowEnd,
  CourseRowPlaces,
  CourseRowRoot,
  CourseRowTime,
  CourseRowTitle,
  CourseRowWho,
} from './CourseRowLayout.tsx';
import { CourseState } from './CourseState.tsx';
import { CourseThumbnail } from './CourseThumbnail.tsx';
import { CourseTitle } from './CourseTitle.tsx';
import { messages } from './messages.ts';
import { stateMessages } from './stateMessages.ts';
import { toRooms } from './toRooms.ts';
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
  const { startDateTime, endDateTime, employees, studio } = slot;
  const present = useNow(slot.earliestBookingDateTime);
  const [trainer] = employees;
  const trainers = intl.formatList(
    employees.map((person) => person.displayedName),
    { type: 'conjunction' },
  );
  const rooms = toRooms(appointment, intl).join(', ');
  const free = freePlaces(course);
  const waiting =
    free === 0 && course.waitingListParticipants > 0
      ? ` · ${intl.formatMessage(stateMessages.waiting, { count: course.waitingListParticipants })}`
      : '';
  return (
    <CourseRowRoot>
      <CourseThumbnail course={course} />
      <CourseRowTime>
        {formatTimeRange(startDateTime, endDateTime, intl.locale, studio.zoneId)}
      </CourseRowTime>
      <CourseRowTitle>
        <InAppLink to={courseHref(appointment)}>
          <CourseTitle course={course} />
        </InAppLink>
      </CourseRowTitle>
      <CourseRowWho>
        {trainer && (
          <PersonPicture name={trainer.displayedName} src={trainer.pictureUrl} size={28} />
        )}
        <div>
          <FormattedMessage {...messages.trainerAndRoom} values={{ trainers, rooms }} />
          {withStudio && <div>{studio.name}</div>}
        </div>
      </CourseRowWho>
      {takesBookings(appointment, present) && (
        <CourseRowPlaces>
          <CapacityMeter
            taken={course.bookedParticipants}
            places={course.maxParticipants}
            label={intl.formatMessage(stateMessages.places, { free }) + waiting}
          />
        </CourseRowPlaces>
      )}
      <CourseRowEnd>
        {isBookable(bookingState(appointment, present)) && (
          <strong>
            <CoursePrice course={course} />
          </strong>
        )}
        <CourseState appointment={appointment} />
      </CourseRowEnd>
    </CourseRowRoot>
  );
});
