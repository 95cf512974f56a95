import { Suspense } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { lazyPart } from '../../lib/lazyPart.ts';
import { useStudio } from '../../site/studio/StudioContext.tsx';
import { toCustomerData } from './ContactForm/customerData.ts';
import type { Flow } from './Flow.ts';
import { readDraft } from './flowDraft.ts';
import { FlowLoading, SubjectGate } from './SubjectGate.tsx';
import { useFormerOrder } from './useFormerOrder.ts';

/** Whoever has an account needs nothing of what a visitor pays with, and the other way round. */
const MemberPayment = lazyPart(() => import('./MemberPayment.tsx'), 'MemberPayment');
const GuestPayment = lazyPart(() => import('./GuestPayment.tsx'), 'GuestPayment');

/**
 * Second step: how to pay. Without contact data it turns back to the first. After a declined payment (`?failed=<checkoutId>`) it says
 * why.
 */
export function PaymentStep({ flow }: { flow: Flow }) {
  const [query] = useSearchParams();
  const reader = useStudio().user?.id;
  useFormerOrder();
  // For a visitor nothing is kept.
  const Payment = reader === undefined ? GuestPayment : MemberPayment;
  return (
    <SubjectGate flow={flow}>
      {(subject, refetch) => {
        const customerData = toCustomerData(readDraft(subject.start, reader).contact);
        return customerData ? (
          <flow.LoadOrder id={query.get('failed') ?? ''}>
            {(order) =>
              // What was declined must be known before something is proposed.
              query.has('failed') && order.status === 'loading' ? (
                <FlowLoading />
              ) : (
                <Suspense fallback={<FlowLoading />}>
                  <Payment
                    flow={flow}
                    subject={subject}
                    customerData={customerData}
                    refetch={refetch}
                    declined={
                      order.status === 'ready' && order.value.state === 'FAILED'
                        ? order.value
                        : undefined
                    }
                  />
                </Suspense>
              )
            }
          </flow.LoadOrder>
        ) : (
          <Navigate to={subject.addresses.contact} replace />
        );
      }}
    </SubjectGate>
  );
}
