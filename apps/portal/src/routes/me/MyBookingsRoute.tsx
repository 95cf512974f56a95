import Button from '@mui/material/Button';
import {
  useListMyCalendarHistory,
  useListMyCurrentCalendarItems,
} from '@studio-portal/sdk/api/my-calendar';
import { RowsSkeleton } from '@studio-portal/ui/RowsSkeleton';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { BookingList } from '../../features/myBookings/BookingList.tsx';
import { messages } from '../../features/myBookings/messages.ts';
import { Page } from '../../lib/page/Page.tsx';
import { path } from '../../site/address/paths.ts';
import { useStudio } from '../../site/studio/StudioContext.tsx';

/** The bookings of the account: what comes, and what is over or canceled. */
export function MyBookingsRoute() {
  const { studioUuid } = useStudio();
  const current = useListMyCurrentCalendarItems({ query: { staleTime: 0 } });
  const history = useListMyCalendarHistory({ query: { staleTime: 0 } });
  const action = (
    <Button variant="contained" component={Link} to={path('courses', { studioUuid })}>
      <FormattedMessage {...messages.toCourses} />
    </Button>
  );
  return (
    <Page
      title={<FormattedMessage {...messages.title} />}
      queries={{ current, history }}
      skeleton={<RowsSkeleton rows={4} />}
      empty={(loaded) =>
        loaded.current.data.length + loaded.history.data.length === 0
          ? { drawing: 'calendar', title: <FormattedMessage {...messages.empty} />, action }
          : undefined
      }
    >
      {(loaded) => <BookingList current={loaded.current.data} history={loaded.history.data} />}
    </Page>
  );
}
