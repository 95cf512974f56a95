import Button from '@mui/material/Button';
import type { EmptyStateProps } from '@studio-portal/ui/EmptyState';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { path } from '../../../lib/address/paths.ts';
import { messages } from './messages.ts';

/** Empty state for an unknown or removed course, with a link to all courses. */
export const noCourse = (studioUuid: string): EmptyStateProps => ({
  drawing: 'search',
  title: <FormattedMessage {...messages.notFound} />,
  action: (
    <Button variant="contained" component={Link} to={path('courses', { studioUuid })}>
      <FormattedMessage {...messages.toCourses} />
    </Button>
  ),
});
