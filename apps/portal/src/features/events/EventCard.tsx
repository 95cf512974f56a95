import { styled } from '@mui/material/styles';
import { CapacityMeter } from '@studio-portal/ui/CapacityMeter';
import { radii, space } from '@studio-portal/ui/tokens';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { PriceOf } from '../../domains/checkout/PriceOf.tsx';
import {
  type CourseAppointment,
  freePlaces,
  priceOf,
  takesBookings,
} from '../../domains/courseView/bookingState.ts';
import { CourseState } from '../../domains/courseView/CourseState.tsx';
import { stateMessages } from '../../domains/courseView/stateMessages.ts';
import { Cover } from '../../lib/Cover.tsx';
import { now } from '../../lib/dates.ts';
import { Period } from '../../lib/Period.tsx';
import { path } from '../../site/address/paths.ts';
import { useStudio } from '../../site/studio/StudioContext.tsx';

const Card = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gap: space(12),
  gridTemplateRows: 'auto 1fr auto',
  listStyle: 'none',
  '& h2': { ...theme.typography.h3, margin: 0 },
  '& p': { margin: 0, color: theme.vars.palette.text.secondary },
  '& h2 a': { color: 'inherit', textDecoration: 'none' },
  // The whole card is the link's area, but for its button.
  '& h2 a::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radii.card },
  '&:hover h2 a': { textDecoration: 'underline' },
}));

const State = styled('div')({
  position: 'relative',
  zIndex: 1,
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

/** An event of the list: what it looks like, when, how many places are free, what one costs and what can be done. */
export function EventCard({
  appointment,
  important,
}: {
  appointment: CourseAppointment;
  /** Its picture is the first of the page. */
  important: boolean;
}) {
  const intl = useIntl();
  const { studio, studioUuid } = useStudio();
  const { course, slot } = appointment;
  const { id, name, image, colorHex, bookedParticipants, maxParticipants, price } = course;
  const money = priceOf(price, studio.currencyCode);
  return (
    <Card>
      {image ? (
        <Cover
          picture={image}
          color={colorHex}
          sizes="(min-width: 992px) 380px, 100vw"
          important={important}
        />
      ) : (
        <span />
      )}
      <div>
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
      </div>
      <State>
        <strong>
          {money ? <PriceOf price={money} /> : <FormattedMessage {...stateMessages.membersOnly} />}
        </strong>
        <CourseState appointment={appointment} />
      </State>
    </Card>
  );
}
