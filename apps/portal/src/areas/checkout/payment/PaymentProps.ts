import type { CustomerData } from '@studio-portal/sdk/types';
import type { Flow, Order, Subject } from '../flow/Flow.ts';

/** Props shared by the payment of members and guests. */
export interface PaymentProps {
  flow: Flow;
  subject: Subject;
  /** Undefined if the kind has no contact step. */
  customerData: CustomerData | undefined;
  /** Refetches the subject. */
  refetch: () => void;
  /** Previous order with a declined payment. */
  declined: Order | undefined;
}
