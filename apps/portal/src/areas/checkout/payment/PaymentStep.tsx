import { Suspense } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { lazyNamed } from '../../../lib/browser/lazyNamed.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { toCustomerData } from '../contact/customerData.ts';
import type { Flow } from '../flow/Flow.ts';
import { readDraft } from '../flow/flowDraft.ts';
import { FlowLoading, SubjectGate } from '../flow/SubjectGate.tsx';
import { lacksRequiredConsent } from '../contact/useConsents.ts';
import { useCancelReplacedOrder } from '../contact/useCancelReplacedOrder.ts';

/** Members and guests need different modules. */
const MemberPayment = lazyNamed(() => import('./MemberPayment.tsx'), 'MemberPayment');
const GuestPayment = lazyNamed(() => import('./GuestPayment.tsx'), 'GuestPayment');

/**
 * Second step: payment. After a failed order (`?failed=<checkoutId>`) it shows the reason and uses
 * that order's contact data, even in another visit. Redirects to the first step, if there is one,
 * if contact data or consents are missing.
 */
export function PaymentStep({ flow }: { flow: Flow }) {
  const [query] = useSearchParams();
  const userId = useStudio().user?.id;
  useCancelReplacedOrder();
  // Visitors have no stored instruments.
  const Payment = userId === undefined ? GuestPayment : MemberPayment;
  return (
    <SubjectGate flow={flow}>
      {(subject, refetch) => (
        <flow.LoadOrder id={query.get('failed') ?? ''}>
          {(order) => {
            // Preselection depends on the declined instrument, so wait for the order.
            if (query.has('failed') && order.status === 'loading') return <FlowLoading />;
            const former = order.status === 'ready' ? order.value : undefined;
            const { contact } = subject.addresses;
            const customerData =
              toCustomerData(readDraft(subject.start, userId).contact, subject) ??
              former?.customerData ??
              undefined;
            if (contact !== undefined && (!customerData || lacksRequiredConsent(subject, userId)))
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
