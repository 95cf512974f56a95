import Button from '@mui/material/Button';
import type { EmptyStateProps } from '@studio-portal/ui/EmptyState';
import { FormattedMessage } from 'react-intl';
import { messages } from './messages.ts';
import type { CourseDay } from './useCourseDay.ts';

/** Why nothing is shown on a day: nothing takes place, or the filters let nothing through. */
export function emptyDay({ ofDay, select }: CourseDay): EmptyStateProps {
  if (ofDay.length === 0)
    return { drawing: 'calendar', title: <FormattedMessage {...messages.emptyDay} /> };
  return {
    drawing: 'search',
    title: <FormattedMessage {...messages.emptyFilter} />,
    action: (
      <Button variant="contained" onClick={() => select([])}>
        <FormattedMessage {...messages.clearFilter} />
      </Button>
    ),
  };
}
