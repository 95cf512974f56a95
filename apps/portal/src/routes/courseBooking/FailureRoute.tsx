import { useParams } from 'react-router';
import { CheckoutGate } from '../../features/booking/components/CheckoutGate.tsx';
import { NoResult } from '../../features/booking/components/NoResult.tsx';

/** The page of an order that the bank declined, or that was open for too long. */
export function FailureRoute() {
  const { checkoutId = '' } = useParams();
  return (
    <CheckoutGate checkoutId={checkoutId} states={['FAILED', 'EXPIRED']}>
      {(checkout) => <NoResult checkout={checkout} />}
    </CheckoutGate>
  );
}
