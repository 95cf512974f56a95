import Button from '@mui/material/Button';
import type { EmptyStateProps } from '@studio-portal/ui/EmptyState';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { path } from '../../../lib/address/paths.ts';
import { messages } from './messages.ts';

/**
 * Empty state for an unreadable address or an unavailable time, with a link to the available times.
 */
export const noSlot = (studioUuid: string, isReadable: boolean): EmptyStateProps => ({
  drawing: 'search',
  title: <FormattedMessage {...(isReadable ? messages.gone : messages.brokenLink)} />,
  action: (
    <Button variant="contained" component={Link} to={path('checkinReservation', { studioUuid })}>
      <FormattedMessage {...messages.otherTimes} />
    </Button>
  ),
});
