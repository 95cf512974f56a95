import {
  useListMyCalendarHistory,
  useListMyCurrentCalendarItems,
} from '@studio-portal/sdk/api/my-calendar';
import { RowsSkeleton } from '@studio-portal/ui/RowsSkeleton';
import { FormattedMessage } from 'react-intl';
import { OpenOrders } from '../../domains/checkout/OpenOrders.tsx';
import { BookingList } from '../../features/myBookings/BookingList.tsx';
import { FindSomething } from '../../features/myBookings/FindSomething.tsx';
import { messages } from '../../features/myBookings/messages.ts';
import { Page } from '../../lib/page/Page.tsx';

/** The bookings of the account: what comes, and what is over or canceled. */
export function MyBookingsRoute() {
  const current = useListMyCurrentCalendarItems({ query: { staleTime: 0 } });
  const history = useListMyCalendarHistory({ query: { staleTime: 0 } });
  return (
    <Page
      title={<FormattedMessage {...messages.title} />}
      above={<OpenOrders />}
      queries={{ current, history }}
      skeleton={<RowsSkeleton rows={4} />}
      empty={(loaded) =>
        loaded.current.data.length + loaded.history.data.length === 0
          ? {
              drawing: 'calendar',
              title: <FormattedMessage {...messages.empty} />,
              action: <FindSomething />,
            }
          : undefined
      }
    >
      {(loaded) => <BookingList current={loaded.current.data} history={loaded.history.data} />}
    </Page>
  );
}
