import Button from '@mui/material/Button';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { messages as appointmentMessages } from '../appointments/viewMessages.ts';
import { kindMessages } from '../courses/kindMessages.ts';
import { useRouteAccess } from '../../../lib/access/useCanOpen.ts';
import { path } from '../../../lib/address/paths.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { messages } from './messages.ts';

/** In order of preference. */
const destinations = [
  { name: 'courses', message: messages.toCourses },
  { name: 'appointments', message: appointmentMessages.toAppointments },
  { name: 'events', message: kindMessages.allEvents },
] as const;

/**
 * Links to the first list of bookables that the studio offers; renders nothing if there is none.
 */
export function BrowseLink() {
  const { studioUuid } = useStudio();
  const canOpen = useRouteAccess();
  const destination = destinations.find(({ name }) => canOpen(name));
  return (
    destination && (
      <Button variant="contained" component={Link} to={path(destination.name, { studioUuid })}>
        <FormattedMessage {...destination.message} />
      </Button>
    )
  );
}
