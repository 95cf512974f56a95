import Button from '@mui/material/Button';
import type { EmptyStateProps } from '@studio-portal/ui/EmptyState';
import { FormattedMessage } from 'react-intl';
import { messages } from './messages.ts';
import { OtherDay } from './OtherDay.tsx';
import type { CourseDay } from './useCourseDay.ts';

/**
 * Explains an empty day or week: nothing takes place or nothing matches the filters. Undefined if
 * there are courses.
 */
export function emptyDay(list: CourseDay): EmptyStateProps | undefined {
  const { view, week, shown, hasAny, clearFilters } = list;
  if (view === 'week' ? week.size > 0 : shown.length > 0) return undefined;
  if (!hasAny)
    return {
      drawing: 'calendar',
      title: <FormattedMessage {...(view === 'week' ? messages.emptyWeek : messages.emptyDay)} />,
      action: <OtherDay {...list} />,
    };
  return {
    drawing: 'search',
    title: (
      <FormattedMessage {...(view === 'week' ? messages.emptyFilterWeek : messages.emptyFilter)} />
    ),
    action: (
      <Button variant="contained" onClick={clearFilters}>
        <FormattedMessage {...messages.clearFilter} />
      </Button>
    ),
  };
}
