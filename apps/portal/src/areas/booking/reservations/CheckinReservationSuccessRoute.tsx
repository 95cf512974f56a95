import { ResultSkeleton } from '@studio-portal/ui/ResultSkeleton';
import { FormattedMessage } from 'react-intl';
import { Navigate, useParams } from 'react-router';
import { decodeSlot } from './slotAddress.ts';
import { FlowLoading } from '../../checkout/flow/SubjectGate.tsx';
import { ReservationOrResult } from './ReservationOrResult.tsx';
import { useMyReservation } from './useMyReservation.ts';
import { Page } from '../../../lib/page/Page.tsx';
import { path } from '../../../lib/address/paths.ts';
import { titles } from '../../../lib/routes/routeTitles.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';

/**
 * Shows the user's reservation; without one it redirects to the page of the time, which shows its
 * state.
 */
export function CheckinReservationSuccessRoute() {
  const { studioUuid } = useStudio();
  const { slot = '' } = useParams();
  const { query, reservation } = useMyReservation(decodeSlot(slot));
  if (reservation) return <ReservationOrResult reservation={reservation} />;
  if (reservation === null)
    return <Navigate to={path('checkinReservationSlot', { studioUuid, slot })} replace />;
  if (query.error && !query.isFetching)
    return (
      <Page
        template="form"
        title={<FormattedMessage {...titles.reserved} />}
        // An older list does not show whether there is a reservation.
        queries={{ query: { ...query, data: undefined } }}
        skeleton={<ResultSkeleton />}
      >
        {() => null}
      </Page>
    );
  return <FlowLoading shape="detail" />;
}
