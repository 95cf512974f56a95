import type { CustomerData } from '@studio-portal/sdk/types';
import type { Flow, Order, Subject } from '../flow/Flow.ts';

/** What is known when the question is how to pay, whoever pays. */
export interface PaymentProps {
  flow: Flow;
  subject: Subject;
  /** Undefined where the kind has no contact step. */
  customerData: CustomerData | undefined;
  /** Reads the subject again. */
  refetch: () => void;
  /** The order before this one, whose payment was declined. */
  declined: Order | undefined;
}
