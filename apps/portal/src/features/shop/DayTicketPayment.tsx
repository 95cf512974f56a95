import type { Flow } from '../../domains/checkout/Flow.ts';
import { PaymentStep } from '../../domains/checkout/PaymentStep.tsx';
import { dayTicketKind } from './kinds.ts';
import { PayLaterStep } from './PayLaterStep.tsx';
import { useProductSubject } from './useProductSubject.ts';

/** After the contact of a day ticket: how to pay, or, where it is paid at the studio, the order itself. */
export function DayTicketPayment({ flow }: { flow: Flow }) {
  const loaded = useProductSubject(dayTicketKind);
  return loaded.status === 'ready' && loaded.value.choice.payLater ? (
    <PayLaterStep subject={loaded.value} />
  ) : (
    <PaymentStep flow={flow} />
  );
}
