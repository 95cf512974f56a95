import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { CapacityMeter } from '@studio-portal/ui/CapacityMeter';
import { lineLength } from '@studio-portal/ui/tokens';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router';
import { type CourseAppointment, freePlaces, takesBookings } from '../courses/bookingState.ts';
import { getBookableKind } from '../courses/getBookableKind.ts';
import { stateMessages } from '../courses/stateMessages.ts';
import { Cover } from '../../../lib/page/Cover.tsx';
import { now } from '../../../lib/dates/dates.ts';
import { Period } from '../../../lib/dates/Period.tsx';
import { readAddress } from '../../../lib/address/readAddress.ts';
import { encodeStudioUuid } from '../../../lib/address/studioUuid.ts';
import { useWhitelabel } from '../../../lib/brand/WhitelabelProvider.tsx';
import { messages } from './messages.ts';

/** Aspect ratio of the cover, which crops the picture so that it does not fill the page. */
const coverProportions = { width: 21, height: 9 };

/** Shows an event outside the pages of its studio; the button links to the event's page there. */
export function ExternalEvent({ appointment }: { appointment: CourseAppointment }) {
  const intl = useIntl();
  const { course, slot } = appointment;
  const brand = useWhitelabel();
  const { tenant = brand?.tenantName ?? undefined } = readAddress(useLocation());
  const { id, image, colorHex, description } = course;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        justifyItems: 'start',
        '& > :first-of-type': { width: '100%' },
      }}
    >
      {image && (
        <Cover
          picture={image}
          proportions={coverProportions}
          sizes="(min-width: 992px) 800px, 100vw"
          color={colorHex}
          important
        />
      )}
      <div>
        <Typography variant="h3" component="p">
          <Period start={slot.startDateTime} end={slot.endDateTime} zone={slot.studio.zoneId} />
        </Typography>
        <Typography color="textSecondary">
          {[...slot.locations.map((room) => room.name), slot.studio.name].join(', ')}
        </Typography>
      </div>
      {takesBookings(appointment, now()) && (
        <CapacityMeter
          taken={course.bookedParticipants}
          places={course.maxParticipants}
          label={intl.formatMessage(stateMessages.places, { free: freePlaces(course) })}
        />
      )}
      <Typography sx={{ maxWidth: lineLength, whiteSpace: 'pre-line' }}>{description}</Typography>
      {tenant !== undefined && (
        <Button
          variant="contained"
          size="large"
          component={Link}
          to={getBookableKind(course).page(
            encodeStudioUuid({ tenant, organizationUnitId: slot.studio.id }),
            id,
          )}
        >
          <FormattedMessage {...messages.toEvent} />
        </Button>
      )}
    </Box>
  );
}
