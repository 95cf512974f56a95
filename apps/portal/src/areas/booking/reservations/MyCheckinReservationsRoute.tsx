import { useListCheckinReservations } from '@studio-portal/sdk/api/checkin-reservations';
import { RowsSkeleton } from '@studio-portal/ui/RowsSkeleton';
import { FormattedMessage } from 'react-intl';
import { messages } from './listMessages.ts';
import { NothingUpcoming } from './NothingUpcoming.tsx';
import { ReserveLink } from './ReserveLink.tsx';
import { useNow } from '../../../lib/dates/useNow.ts';
import { Page } from '../../../lib/page/Page.tsx';
import { titles } from '../../../lib/routes/routeTitles.ts';
import { Timeline } from '../timeline/Timeline.tsx';
import { splitReservations } from '../timeline/visit.ts';

/** Shows the account's upcoming, past and canceled reservations at this chain. */
export function MyCheckinReservationsRoute() {
  const present = useNow();
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
      {(loaded) => (
        <Timeline
          {...splitReservations(loaded.reservations.data, present)}
          nothingUpcoming={<NothingUpcoming />}
        />
      )}
    </Page>
  );
}
