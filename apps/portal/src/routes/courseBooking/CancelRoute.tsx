import { useParams } from 'react-router';
import { CheckoutGate } from '../../features/booking/components/CheckoutGate.tsx';
import { NoResult } from '../../features/booking/components/NoResult.tsx';

/** The page of an order that was given up. */
export function CancelRoute() {
  const { checkoutId = '' } = useParams();
  return (
    <CheckoutGate checkoutId={checkoutId} states={['CANCELED']}>
      {(checkout) => <NoResult checkout={checkout} />}
    </CheckoutGate>
  );
}
