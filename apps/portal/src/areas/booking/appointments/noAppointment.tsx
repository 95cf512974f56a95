import Button from '@mui/material/Button';
import type { EmptyStateProps } from '@studio-portal/ui/EmptyState';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { messages as viewMessages } from './viewMessages.ts';
import { path } from '../../../lib/address/paths.ts';
import { messages } from './messages.ts';

/**
 * Empty state for an appointment that the studio does not offer, with links to its appointments and
 * to other studios.
 */
export const noAppointment = (studioUuid: string, id: number | undefined): EmptyStateProps => ({
  drawing: 'search',
  title: <FormattedMessage {...messages.notFound} />,
  action: (
    <>
      <Button variant="contained" component={Link} to={path('appointments', { studioUuid })}>
        <FormattedMessage {...viewMessages.toAppointments} />
      </Button>
      {id !== undefined && (
        <Button
          variant="outlined"
          component={Link}
          to={path('appointmentStudioSelect', { studioUuid, id })}
        >
          <FormattedMessage {...messages.otherStudios} />
        </Button>
      )}
    </>
  ),
});
