import { defineMessages } from 'react-intl';
import { texts } from '../../../lib/i18n/texts.ts';

/** Names and explanations of payment states. */
export const stateMessages = texts(
  'money',
  defineMessages({
    reserved: {
      id: 'payments.reserved',
      defaultMessage: 'Reserved',
      description: 'State of a payment: held while somebody waits for a place.',
    },
    reservedText: {
      id: 'payments.reservedText',
      defaultMessage: 'The amount is only reserved. You pay it if you get a place.',
      description: 'What the state means.',
    },
    pending: {
      id: 'payments.pending',
      defaultMessage: 'On its way',
      description: 'State of a payment: a debit that has not arrived.',
    },
    pendingText: {
      id: 'payments.pendingText',
      defaultMessage: 'Your bank is still processing the payment. This can take a few days.',
      description: 'What the state means.',
    },
    paid: { id: 'payments.paid', defaultMessage: 'Paid', description: 'State of a payment.' },
    paidText: {
      id: 'payments.paidText',
      defaultMessage: 'The studio has received the payment.',
      description: 'What the state means.',
    },
    returned: {
      id: 'payments.returned',
      defaultMessage: 'Returned',
      description: 'State of a payment: the bank has sent the debit back.',
    },
    returnedText: {
      id: 'payments.returnedText',
      defaultMessage: 'Your bank sent the payment back. Ask the studio how to pay it.',
      description: 'What the state means.',
    },
    refundPending: {
      id: 'payments.refundPending',
      defaultMessage: 'Refund on its way',
      description: 'State of a payment.',
    },
    refundPendingText: {
      id: 'payments.refundPendingText',
      defaultMessage: 'The money is on its way back to you. This can take a few days.',
      description: 'What the state means.',
    },
    refunded: {
      id: 'payments.refundedState',
      defaultMessage: 'Refunded',
      description: 'State of a payment.',
    },
    refundedText: {
      id: 'payments.refundedText',
      defaultMessage: 'You’ve been refunded.',
      description: 'What the state means.',
    },
    canceled: {
      id: 'payments.canceled',
      defaultMessage: 'Released',
      description: 'State of a payment: it was reserved and let go.',
    },
    canceledText: {
      id: 'payments.canceledText',
      defaultMessage: 'The reserved amount has been released. You haven’t paid anything.',
      description: 'What the state means.',
    },
  }),
);
