import { useParams } from 'react-router';
import { CheckoutGate } from '../../features/booking/components/CheckoutGate.tsx';
import { ConfirmStep } from '../../features/booking/components/ConfirmStep.tsx';

/** Back from the bank: the server says what it answered, and a yes is booked at once. */
export function ConfirmRoute() {
  const { checkoutUuid = '' } = useParams();
  return (
    <CheckoutGate checkoutId={checkoutUuid} states={['AUTHENTICATION_REQUIRED', 'AUTHENTICATED']}>
      {(checkout) => <ConfirmStep checkout={checkout} />}
    </CheckoutGate>
  );
}
