import { Navigate } from 'react-router';
import { path } from '../../app/paths.ts';
import { toCustomerData } from '../../features/booking/ContactForm/customerData.ts';
import { FlowGate } from '../../features/booking/components/FlowGate.tsx';
import { PaymentStep } from '../../features/booking/components/PaymentStep.tsx';
import { readDraft } from '../../features/booking/draft.ts';
import { useStudio } from '../../lib/studio/StudioContext.tsx';

/** Second step of buying a place in a course: how to pay. Without contact data it turns back to the first. */
export function PaymentRoute() {
  const { studioUuid } = useStudio();
  const customerData = toCustomerData(readDraft().contact);
  return (
    <FlowGate>
      {(flow) =>
        customerData ? (
          <PaymentStep {...flow} customerData={customerData} />
        ) : (
          <Navigate
            to={path('courseContact', {
              studioUuid,
              id: flow.appointment.course.id,
              offerId: flow.offer.id,
            })}
            replace
          />
        )
      }
    </FlowGate>
  );
}
