import type { PaymentMethod } from '@studio-portal/sdk/types';
import type { MessageDescriptor } from 'react-intl';
import { membershipMessages } from './membershipMessages.ts';
import { paymentMessages } from './paymentMessages.ts';

/** Names of a membership's payment methods. */
export const membershipMethods = {
  UNDEFINED: membershipMessages.unknown,
  CASH: membershipMessages.cash,
  DEBT_COLLECTION: membershipMessages.debtCollection,
  DIRECT_DEBIT: paymentMessages.directDebit,
  INVOICE: membershipMessages.invoice,
  BANK_TRANSFER: membershipMessages.bankTransfer,
  STANDING_ORDER: membershipMessages.standingOrder,
  CREDIT_CARD: paymentMessages.creditCard,
} satisfies Record<PaymentMethod, MessageDescriptor>;
