import { useParams, useSearchParams } from 'react-router';
import { CheckoutGate } from '../../features/booking/components/CheckoutGate.tsx';
import { CheckoutResult } from '../../features/booking/components/CheckoutResult.tsx';
import { OptionResult } from '../../features/booking/components/OptionResult.tsx';

/** The good end of a booking, read from the server: a checkout, or (`?by=option`) a booking that an option paid. */
export function SuccessRoute() {
  const { checkoutId = '' } = useParams();
  const [query] = useSearchParams();
  if (query.get('by') === 'option') return <OptionResult uuid={checkoutId} />;
  return (
    <CheckoutGate checkoutId={checkoutId} states={['FINALIZED']}>
      {(checkout) => <CheckoutResult checkout={checkout} />}
    </CheckoutGate>
  );
}
