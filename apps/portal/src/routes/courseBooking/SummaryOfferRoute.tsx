import { Navigate, useParams } from 'react-router';
import { path } from '../../site/address/paths.ts';
import { CheckoutGate } from '../../features/booking/components/CheckoutGate.tsx';
import { SummaryStep } from '../../features/booking/components/SummaryStep.tsx';
import { readSlot } from '../../domains/courseView/slot.ts';
import { useStudio } from '../../site/studio/StudioContext.tsx';
import { useNumericParam } from '../../lib/useNumericParam.ts';

/** Last step of buying a place in a course: everything once more, and the order button. */
export function SummaryOfferRoute() {
  const { studioUuid } = useStudio();
  const { checkoutId = '' } = useParams();
  const id = useNumericParam('id');
  if (id === undefined || !readSlot(id))
    return (
      <Navigate
        to={id === undefined ? path('courses', { studioUuid }) : path('course', { studioUuid, id })}
        replace
      />
    );
  return (
    <CheckoutGate checkoutId={checkoutId} states={['CREATED', 'AUTHENTICATED']}>
      {(checkout) => <SummaryStep checkout={checkout} />}
    </CheckoutGate>
  );
}
