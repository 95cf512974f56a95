import type { PaymentState } from '@studio-portal/sdk/types';
import type { MessageDescriptor } from 'react-intl';
import { stateMessages } from './stateMessages.ts';

/** Name and explanation of each payment state. */
export const paymentStates = {
  RESERVED: { name: stateMessages.reserved, text: stateMessages.reservedText },
  PENDING: { name: stateMessages.pending, text: stateMessages.pendingText },
  PAID: { name: stateMessages.paid, text: stateMessages.paidText },
  RETURNED: { name: stateMessages.returned, text: stateMessages.returnedText },
  REFUND_PENDING: { name: stateMessages.refundPending, text: stateMessages.refundPendingText },
  REFUNDED: { name: stateMessages.refunded, text: stateMessages.refundedText },
  CANCELED: { name: stateMessages.canceled, text: stateMessages.canceledText },
} satisfies Record<PaymentState, { name: MessageDescriptor; text: MessageDescriptor }>;
