import { CapacityMeter } from '@studio-portal/ui/CapacityMeter';
import { FormattedMessage, useIntl } from 'react-intl';
import { formatTimeRange } from '../../../lib/dates/dates.ts';
import { formatDateInWords } from '../../../lib/dates/moments.ts';
import { useNow } from '../../../lib/dates/useNow.ts';
import { Facts } from '../../../lib/page/Facts.tsx';
import { isMembersOnly } from '../bookings/prices.ts';
import { type CourseAppointment, freePlaces, takesBookings } from './bookingState.ts';
import { CoursePrice } from './CoursePrice.tsx';
import { messages } from './messages.ts';
import { stateMessages } from './stateMessages.ts';
import { toRooms } from './toRooms.ts';

/** Lists time, place, trainers, price and free places of a course. */
export function CourseFacts({ appointment }: { appointment: CourseAppointment }) {
  const intl = useIntl();
  const { course, slot } = appointment;
  const { startDateTime, endDateTime, employees, studio } = slot;
  const isOpen = takesBookings(appointment, useNow());
  return (
    <Facts>
      <dt>
        <FormattedMessage {...messages.when} />
      </dt>
      <dd>
        <strong>{formatDateInWords(startDateTime, intl.locale, studio.zoneId)}</strong>
        <br />
        {formatTimeRange(startDateTime, endDateTime, intl.locale, studio.zoneId)}
      </dd>
      <dt>
        <FormattedMessage {...messages.where} />
      </dt>
      <dd>{[...toRooms(appointment, intl), studio.name].join(', ')}</dd>
      {employees.length > 0 && (
        <>
          <dt>
            <FormattedMessage {...messages.who} />
          </dt>
          <dd>{intl.formatList(employees.map((person) => person.displayedName))}</dd>
        </>
      )}
      {isOpen && (
        <>
          <dt>
            <FormattedMessage {...messages.price} />
          </dt>
          <dd>
            {isMembersOnly(course.price) && course.benefitBookingOptionType === null ? (
              <FormattedMessage {...stateMessages.membersOnly} />
            ) : (
              <CoursePrice course={course} />
            )}
          </dd>
          <dt>
            <FormattedMessage {...messages.places} />
          </dt>
          <dd>
            <CapacityMeter
              taken={course.bookedParticipants}
              places={course.maxParticipants}
              label={intl.formatMessage(stateMessages.places, { free: freePlaces(course) })}
            />
          </dd>
        </>
      )}
    </Facts>
  );
}
