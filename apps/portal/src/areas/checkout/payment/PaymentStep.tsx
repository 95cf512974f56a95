import { Suspense } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { lazyNamed } from '../../../lib/browser/lazyNamed.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { toCustomerData } from '../contact/customerData.ts';
import type { Flow, Order, Subject } from '../flow/Flow.ts';
import { FlowError, FlowLoading, SubjectGate } from '../flow/SubjectGate.tsx';
import { useDraft } from '../flow/useDraft.ts';
import { lacksRequiredConsent } from '../contact/useConsents.ts';
import { useCancelReplacedOrder } from '../contact/useCancelReplacedOrder.ts';
import { toKnownCustomer, useKnownContact } from '../contact/useKnownContact.ts';

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
  if (useCancelReplacedOrder()) return <FlowLoading />;
  return (
    <SubjectGate flow={flow}>
      {(subject, refetch) => (
        <flow.LoadOrder id={query.get('failed') ?? ''}>
          {(order) => {
            const isOutdated =
              order.status === 'ready' && order.isFetching && order.value.state === 'CREATED';
            // Preselection depends on the declined instrument, so wait for the order.
            if (query.has('failed') && (order.status === 'loading' || isOutdated))
              return <FlowLoading />;
            const former = order.status === 'ready' ? order.value : undefined;
            return <PaymentOfSubject {...{ flow, subject, refetch, former }} />;
          }}
        </flow.LoadOrder>
      )}
    </SubjectGate>
  );
}

interface PaymentOfSubjectProps {
  flow: Flow;
  subject: Subject;
  /** Refetches the subject. */
  refetch: () => void;
  /** Order that has failed. */
  former: Order | undefined;
}

function PaymentOfSubject({ flow, subject, refetch, former }: PaymentOfSubjectProps) {
  const { user } = useStudio();
  const { contact } = subject.addresses;
  const draft = useDraft(subject.start).read();
  const given = toCustomerData(draft.contact, subject) ?? former?.customerData ?? undefined;
  const known = useKnownContact(subject, { enabled: contact !== undefined && !given });
  if (known.error && !known.data)
    return <FlowError error={known.error} retry={() => void known.refetch()} />;
  if (known.data === undefined) return <FlowLoading />;
  const customerData = given ?? toKnownCustomer(known.data, subject);
  if (contact !== undefined && (!customerData || lacksRequiredConsent(subject, draft)))
    return <Navigate to={contact} replace />;
  // Visitors have no stored instruments.
  const Payment = user ? MemberPayment : GuestPayment;
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
}
