import Button from '@mui/material/Button';
import type { EmptyStateProps } from '@studio-portal/ui/EmptyState';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { path } from '../../../lib/address/paths.ts';
import { messages } from './messages.ts';

/** A course that is not there, or not any more: that it is so, and the way to those there are. */
export const noCourse = (studioUuid: string): EmptyStateProps => ({
  drawing: 'search',
  title: <FormattedMessage {...messages.notFound} />,
  action: (
    <Button variant="contained" component={Link} to={path('courses', { studioUuid })}>
      <FormattedMessage {...messages.toCourses} />
    </Button>
  ),
});
