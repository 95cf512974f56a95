import { Suspense } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { lazyNamed } from '../../../lib/browser/lazyNamed.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { toCustomerData } from '../contact/customerData.ts';
import type { Flow } from '../flow/Flow.ts';
import { readDraft } from '../flow/flowDraft.ts';
import { FlowLoading, SubjectGate } from '../flow/SubjectGate.tsx';
import { lacksConsentFor } from '../contact/useConsents.ts';
import { useFormerOrder } from '../contact/useFormerOrder.ts';

/** Whoever has an account needs nothing of what a visitor pays with, and the other way round. */
const MemberPayment = lazyNamed(() => import('./MemberPayment.tsx'), 'MemberPayment');
const GuestPayment = lazyNamed(() => import('./GuestPayment.tsx'), 'GuestPayment');

/**
 * Second step: how to pay. After an order that came to nothing (`?failed=<checkoutId>`) it says why, and has the contact data of that
 * order, also in another visit. Without contact data, or what is to be accepted, it turns back to the first step, if there is one.
 */
export function PaymentStep({ flow }: { flow: Flow }) {
  const [query] = useSearchParams();
  const reader = useStudio().user?.id;
  useFormerOrder();
  // For a visitor nothing is kept.
  const Payment = reader === undefined ? GuestPayment : MemberPayment;
  return (
    <SubjectGate flow={flow}>
      {(subject, refetch) => (
        <flow.LoadOrder id={query.get('failed') ?? ''}>
          {(order) => {
            // What was declined must be known before something is proposed.
            if (query.has('failed') && order.status === 'loading') return <FlowLoading />;
            const former = order.status === 'ready' ? order.value : undefined;
            const { contact } = subject.addresses;
            const customerData =
              toCustomerData(readDraft(subject.start, reader).contact) ??
              former?.customerData ??
              undefined;
            if (contact !== undefined && (!customerData || lacksConsentFor(subject, reader)))
              return <Navigate to={contact} replace />;
            return (
              <Suspense fallback={<FlowLoading />}>
                <Payment
                  flow={flow}
                  subject={subject}
                  customerData={customerData}
                  refetch={refetch}
                  declined={former?.state === 'FAILED' ? former : undefined}
                />
              </Suspense>
            );
          }}
        </flow.LoadOrder>
      )}
    </SubjectGate>
  );
}
