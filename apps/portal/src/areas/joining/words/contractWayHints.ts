import type { PaymentMethod } from '@studio-portal/sdk/types';
import type { MessageDescriptor } from 'react-intl';
import { paymentMessages } from '../../checkout/instruments/paymentMessages.ts';
import { contractMessages as messages } from './contractMessages.ts';

/** What a way to pay a membership means for the reader, where that needs a word. */
export const contractWayHints: Partial<Record<PaymentMethod, MessageDescriptor>> = {
  DIRECT_DEBIT: paymentMessages.directDebitHint,
  BANK_TRANSFER: messages.bankTransferHint,
};
