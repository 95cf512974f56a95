import {
  useListMyCalendarHistory,
  useListMyCurrentCalendarItems,
} from '@studio-portal/sdk/api/my-calendar';
import { RowsSkeleton } from '@studio-portal/ui/RowsSkeleton';
import { BookingList } from './BookingList.tsx';
import { BookingsTitle, NothingBooked } from './BookingsTitle.tsx';
import { BrowseLink } from './BrowseLink.tsx';
import { FamilyBookings } from './FamilyBookings.tsx';
import { OpenOrders } from '../../checkout/orders/OpenOrders.tsx';
import { Page } from '../../../lib/page/Page.tsx';

/**
 * Shows the upcoming, past and canceled bookings of the user, or of the family member they act for.
 */
export function MyBookingsRoute() {
  const current = useListMyCurrentCalendarItems({ query: { staleTime: 0 } });
  const history = useListMyCalendarHistory({ query: { staleTime: 0 } });
  return (
    <Page
      title={<BookingsTitle />}
      above={
        <>
          <FamilyBookings />
          <OpenOrders />
        </>
      }
      queries={{ current, history }}
      skeleton={<RowsSkeleton rows={4} />}
      empty={(loaded) =>
        loaded.current.data.length + loaded.history.data.length === 0
          ? { drawing: 'calendar', title: <NothingBooked />, action: <BrowseLink /> }
          : undefined
      }
    >
      {(loaded) => <BookingList current={loaded.current.data} history={loaded.history.data} />}
    </Page>
  );
}
