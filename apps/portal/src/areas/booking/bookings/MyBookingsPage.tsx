import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import {
  useListMyCalendarHistory,
  useListMyCurrentCalendarItems,
} from '@studio-portal/sdk/api/my-calendar';
import { RowsSkeleton } from '@studio-portal/ui/RowsSkeleton';
import { space } from '@studio-portal/ui/tokens';
import { FormattedMessage } from 'react-intl';
import { BookingsTitle, NothingBooked } from './BookingsTitle.tsx';
import { BrowseLink } from './BrowseLink.tsx';
import { FamilyBookings } from './FamilyBookings.tsx';
import { EveryWeekLink } from '../everyWeek/EveryWeekLink.tsx';
import { messages } from './messages.ts';
import { OpenOrders } from '../../checkout/orders/OpenOrders.tsx';
import { CalendarSubscription } from '../../account/calendarSubscription/CalendarSubscription.tsx';
import { useActing } from '../../account/family/useActing.ts';
import { Alert } from '../../../lib/alert/Alert.tsx';
import { useNow } from '../../../lib/dates/useNow.ts';
import { Page } from '../../../lib/page/Page.tsx';
import { Timeline } from '../timeline/Timeline.tsx';
import { useMyReservations } from '../timeline/useMyReservations.ts';
import { splitReservations } from '../timeline/visit.ts';

const Below = styled('div')({ marginTop: space(50) });

/**
 * Shows the upcoming, past and canceled bookings of the user, or of the family member they act for,
 * and the user's own reserved visits among them.
 */
export function MyBookingsPage() {
  const present = useNow();
  const isActing = useActing() !== undefined;
  const current = useListMyCurrentCalendarItems({ query: { staleTime: 0 } });
  const history = useListMyCalendarHistory({ query: { staleTime: 0 } });
  const { hasFailed, ...reservations } = useMyReservations();
  return (
    <Page
      title={<BookingsTitle />}
      above={
        <>
          <FamilyBookings />
          <OpenOrders />
          {!isActing && <EveryWeekLink />}
        </>
      }
      queries={{ current, history, reservations }}
      skeleton={<RowsSkeleton rows={4} />}
      empty={(loaded) =>
        Object.values(loaded).every(({ data }) => data.length === 0) && !hasFailed
          ? { drawing: 'calendar', title: <NothingBooked />, action: <BrowseLink /> }
          : undefined
      }
    >
      {(loaded) => {
        const { upcoming, past } = splitReservations(loaded.reservations.data, present);
        return (
          <>
            {hasFailed && (
              <Alert
                kind="warning"
                action={
                  <Button variant="text" onClick={() => void reservations.refetch()}>
                    <FormattedMessage {...messages.retry} />
                  </Button>
                }
              >
                <FormattedMessage {...messages.reservationsFailed} />
              </Alert>
            )}
            <Timeline
              upcoming={[...loaded.current.data, ...upcoming]}
              past={[...loaded.history.data, ...past]}
              nothingUpcoming={
                <Typography color="textSecondary" sx={{ mt: 2 }}>
                  <FormattedMessage {...messages.nothingUpcoming} />
                </Typography>
              }
            />
            {!isActing && (
              <Below>
                <CalendarSubscription />
              </Below>
            )}
          </>
        );
      }}
    </Page>
  );
}
