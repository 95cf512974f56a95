import { ResultSkeleton } from '@studio-portal/ui/ResultSkeleton';
import { FormattedMessage } from 'react-intl';
import { Navigate, useParams } from 'react-router';
import { decodeSlot } from '../../domains/checkinReservation/slotAddress.ts';
import { FlowLoading } from '../../domains/checkout/SubjectGate.tsx';
import { ReservationResult } from '../../features/checkinReservation/ReservationResult.tsx';
import { useMyReservation } from '../../features/checkinReservation/useMyReservation.ts';
import { Page } from '../../lib/page/Page.tsx';
import { path } from '../../site/address/paths.ts';
import { titles } from '../../site/routes/routeTitles.ts';
import { useStudio } from '../../site/studio/StudioContext.tsx';

/** What the reader has reserved; who has not is led to the time itself, which says how it stands. */
export function CheckinReservationSuccessRoute() {
  const { studioUuid } = useStudio();
  const { slot = '' } = useParams();
  const { query, reservation } = useMyReservation(decodeSlot(slot));
  if (reservation) return <ReservationResult reservation={reservation} />;
  if (query.error && query.data === undefined)
    return (
      <Page
        template="form"
        title={<FormattedMessage {...titles.reserved} />}
        queries={{ query }}
        skeleton={<ResultSkeleton />}
      >
        {() => null}
      </Page>
    );
  if (reservation === undefined) return <FlowLoading shape="result" />;
  return <Navigate to={path('checkinReservationSlot', { studioUuid, slot })} replace />;
}
