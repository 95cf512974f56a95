import { useSearchParams } from 'react-router';
import { PaymentPage } from './PaymentPage.tsx';
import { paymentParameter } from './paymentAddress.ts';
import { PaymentsPage } from './PaymentsPage.tsx';

/** Shows the payments of the account, or the one that the query names. */
export function MyPaymentsRoute() {
  const [query] = useSearchParams();
  const id = query.get(paymentParameter);
  return id === null || id === '' ? <PaymentsPage /> : <PaymentPage key={id} id={id} />;
}
