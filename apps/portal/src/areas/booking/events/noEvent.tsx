import Button from '@mui/material/Button';
import type { EmptyStateProps } from '@studio-portal/ui/EmptyState';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { kindMessages } from '../courses/kindMessages.ts';
import { path } from '../../../lib/address/paths.ts';
import { messages } from './messages.ts';

/** Empty state for an unknown or removed event, with a link to all events. */
export const noEvent = (studioUuid: string): EmptyStateProps => ({
  drawing: 'search',
  title: <FormattedMessage {...messages.notFound} />,
  action: (
    <Button variant="contained" component={Link} to={path('events', { studioUuid })}>
      <FormattedMessage {...kindMessages.allEvents} />
    </Button>
  ),
});
