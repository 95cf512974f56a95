import { useListCheckinReservations } from '@studio-portal/sdk/api/checkin-reservations';
import { RowsSkeleton } from '@studio-portal/ui/RowsSkeleton';
import { FormattedMessage } from 'react-intl';
import { messages } from './listMessages.ts';
import { ReservationList } from './ReservationList.tsx';
import { ReserveLink } from './ReserveLink.tsx';
import { Page } from '../../../lib/page/Page.tsx';
import { titles } from '../../../lib/routes/routeTitles.ts';

/** Shows the account's upcoming, past and canceled reservations at this chain. */
export function MyCheckinReservationsRoute() {
  const reservations = useListCheckinReservations({ query: { staleTime: 0 } });
  const title = <FormattedMessage {...messages.empty} />;
  const none = { drawing: 'calendar', title, action: <ReserveLink /> } as const;
  return (
    <Page
      title={<FormattedMessage {...titles.myCheckinReservations} />}
      queries={{ reservations }}
      skeleton={<RowsSkeleton rows={4} />}
      empty={(loaded) => (loaded.reservations.data.length > 0 ? undefined : none)}
    >
      {(loaded) => <ReservationList reservations={loaded.reservations.data} />}
    </Page>
  );
}
