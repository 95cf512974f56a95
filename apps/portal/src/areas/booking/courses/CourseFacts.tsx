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

interface CourseFactsProps {
  appointment: CourseAppointment;
  /** True if the amount to pay is stated nearby, in the panel that books the course. */
  isPriceInPanel?: boolean;
}

/** Lists time, place, trainers, price and free places of a course. */
export function CourseFacts({ appointment, isPriceInPanel = false }: CourseFactsProps) {
  const intl = useIntl();
  const { course, slot } = appointment;
  const { startDateTime, endDateTime, employees, studio } = slot;
  const isOpen = takesBookings(appointment, useNow());
  const isForMembers = isMembersOnly(course.price) && course.benefitBookingOptionType === null;
  const isAmount = !isForMembers && course.benefitBookingOptionType === null;
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
          {!(isPriceInPanel && isAmount) && (
            <>
              <dt>
                <FormattedMessage {...messages.price} />
              </dt>
              <dd>
                {isForMembers ? (
                  <FormattedMessage {...stateMessages.membersOnly} />
                ) : (
                  <CoursePrice course={course} />
                )}
              </dd>
            </>
          )}
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
