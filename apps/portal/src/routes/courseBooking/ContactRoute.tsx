import { FlowGate } from '../../features/booking/components/FlowGate.tsx';
import { ContactStep } from '../../features/booking/components/ContactStep.tsx';

/** First step of buying a place in a course: who is coming. */
export function ContactRoute() {
  return <FlowGate>{(flow) => <ContactStep {...flow} />}</FlowGate>;
}
