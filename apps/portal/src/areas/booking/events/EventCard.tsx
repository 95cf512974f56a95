import { styled } from '@mui/material/styles';
import { CapacityMeter } from '@studio-portal/ui/CapacityMeter';
import { space } from '@studio-portal/ui/tokens';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { type CourseAppointment, freePlaces, takesBookings } from '../courses/bookingState.ts';
import { toMoney } from '../bookings/prices.ts';
import { CoursePrice } from '../courses/CoursePrice.tsx';
import { CourseState } from '../courses/CourseState.tsx';
import { stateMessages } from '../courses/stateMessages.ts';
import { now } from '../../../lib/dates/dates.ts';
import { PictureCard } from '../../../lib/page/PictureCard.tsx';
import { Period } from '../../../lib/dates/Period.tsx';
import { path } from '../../../lib/address/paths.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';

const State = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(16),
});

const When = styled('strong')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'block',
  marginBottom: space(4),
  color: theme.vars.palette.primary.main,
}));

/** Card of an event with picture, time, free places, price and the available action. */
export function EventCard({
  appointment,
  important,
}: {
  appointment: CourseAppointment;
  /** True for the first picture of the page, which loads with priority. */
  important: boolean;
}) {
  const intl = useIntl();
  const { studio, studioUuid } = useStudio();
  const { course, slot } = appointment;
  const { id, name, image, colorHex, bookedParticipants, maxParticipants } = course;
  const isForMembers =
    course.benefitBookingOptionType === null &&
    toMoney(course.price, studio.currencyCode) === undefined;
  return (
    <PictureCard
      picture={image}
      color={colorHex}
      important={important}
      end={
        <State>
          <strong>
            {isForMembers ? (
              <FormattedMessage {...stateMessages.membersOnly} />
            ) : (
              <CoursePrice course={course} />
            )}
          </strong>
          <CourseState appointment={appointment} />
        </State>
      }
    >
      <When>
        <Period start={slot.startDateTime} end={slot.endDateTime} zone={studio.zoneId} />
      </When>
      <h2>
        <Link to={path('event', { studioUuid, id })}>{name}</Link>
      </h2>
      {slot.locations.length > 0 && <p>{slot.locations.map((room) => room.name).join(', ')}</p>}
      {takesBookings(appointment, now()) && (
        <CapacityMeter
          taken={bookedParticipants}
          places={maxParticipants}
          label={intl.formatMessage(stateMessages.places, { free: freePlaces(course) })}
        />
      )}
    </PictureCard>
  );
}
