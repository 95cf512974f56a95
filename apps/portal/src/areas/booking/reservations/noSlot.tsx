import Button from '@mui/material/Button';
import type { EmptyStateProps } from '@studio-portal/ui/EmptyState';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { path } from '../../../lib/address/paths.ts';
import { messages } from './messages.ts';

/** An address that names no time, or none that can be reserved any more: that it is so, and the way to those there are. */
export const noSlot = (studioUuid: string, isReadable: boolean): EmptyStateProps => ({
  drawing: 'search',
  title: <FormattedMessage {...(isReadable ? messages.gone : messages.brokenLink)} />,
  action: (
    <Button variant="contained" component={Link} to={path('checkinReservation', { studioUuid })}>
      <FormattedMessage {...messages.otherTimes} />
    </Button>
  ),
});
