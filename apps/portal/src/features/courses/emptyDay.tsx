import Button from '@mui/material/Button';
import type { EmptyStateProps } from '@studio-portal/ui/EmptyState';
import { FormattedMessage } from 'react-intl';
import { messages } from './messages.ts';
import { OtherDay } from './OtherDay.tsx';
import type { CourseDay } from './useCourseDay.ts';

/** Why nothing is shown on a day, and what to do: nothing takes place, or the filters let nothing through. */
export function emptyDay({ day, week, ofDay, select }: CourseDay): EmptyStateProps {
  if (ofDay.length === 0)
    return {
      drawing: 'calendar',
      title: <FormattedMessage {...messages.emptyDay} />,
      action: <OtherDay day={day} week={week} />,
    };
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
