import type { Flow } from '../../checkout/flow/Flow.ts';
import { PaymentStep } from '../../checkout/payment/PaymentStep.tsx';
import { dayTicketKind } from '../products/kinds.ts';
import { PayLaterStep } from './PayLaterStep.tsx';
import { useProductSubject } from '../products/useProductSubject.ts';

/**
 * Step after the contact data of a day ticket: the payment method, or the order itself if it is
 * paid at the studio.
 */
export function DayTicketPayment({ flow }: { flow: Flow }) {
  const loaded = useProductSubject(dayTicketKind);
  return loaded.status === 'ready' && loaded.value.choice.payLater ? (
    <PayLaterStep subject={loaded.value} />
  ) : (
    <PaymentStep flow={flow} />
  );
}
