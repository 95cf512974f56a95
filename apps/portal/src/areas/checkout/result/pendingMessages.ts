import { defineMessages } from 'react-intl';
import { texts } from '../../../lib/i18n/texts.ts';

/** Texts of pending payments and open orders. */
export const pendingMessages = texts(
  'checkout',
  defineMessages({
    answerLate: {
      id: 'flow.answerLate',
      defaultMessage:
        'We’re waiting for your bank’s answer. This page continues by itself as soon as we have it.',
      description: 'The reader has confirmed, and the bank has not yet said whether it went well.',
    },
    waitOrChoose: {
      id: 'flow.waitOrChoose',
      defaultMessage: 'You can also choose another payment method below.',
      description: 'After the sentence that something is waited for.',
    },
    pendingUntil: {
      id: 'flow.pendingUntil',
      defaultMessage: 'You have until {until}.',
      description: 'After the sentence that the bank is waited for; {until} is a date and time.',
    },
    pendingFind: {
      id: 'flow.pendingFind',
      defaultMessage: 'You can leave this page: you’ll find your order under My bookings.',
      description: 'After the sentence until when the order is open, for whoever has an account.',
    },
    payOtherwise: {
      id: 'flow.payOtherwise',
      defaultMessage: 'Use another payment method',
      description: 'Button: ends the payment that is waited for and goes back to the choice.',
    },
    finionPayOpen: {
      id: 'flow.finionPayOpen',
      defaultMessage: 'Finion Pay is waiting for your answer until {until}.',
      description: 'The pay-later service was asked; {until} is a date and time.',
    },
    finionPayOver: {
      id: 'flow.finionPayOver',
      defaultMessage:
        'You didn’t answer Finion Pay in time. Order again, or use another payment method.',
      description: 'The pay-later service waits no longer.',
    },
    toFinionPay: {
      id: 'flow.toFinionPay',
      defaultMessage: 'Continue at Finion Pay',
      description: 'Link: to the page of the pay-later service.',
    },
    openOrders: {
      id: 'flow.openOrders',
      defaultMessage: 'Open orders',
      description: 'Heading above orders that were begun and not ended.',
    },
    guestOrders: {
      id: 'flow.guestOrders',
      defaultMessage:
        '{count, plural, one {You have an open order} other {You have # open orders}}',
      description: 'Heading above orders that a guest has begun and not ended.',
    },
    openCreated: {
      id: 'flow.openCreated',
      defaultMessage: 'You haven’t ordered it yet. You have until {until}.',
      description: 'How it is with an open order; {until} is a date and time.',
    },
    openAsked: {
      id: 'flow.openAsked',
      defaultMessage: 'Your bank hasn’t confirmed it yet. You have until {until}.',
      description: 'How it is with an open order; {until} is a date and time.',
    },
    openConfirmed: {
      id: 'flow.openConfirmed',
      defaultMessage: 'Your bank has confirmed it. Complete your order by {until}.',
      description: 'How it is with an open order; {until} is a date and time.',
    },
    continueOrder: {
      id: 'flow.continueOrder',
      defaultMessage: 'Continue',
      description: 'Link: goes on with an open order.',
    },
    orderCanceled: {
      id: 'flow.orderCanceled',
      defaultMessage: 'Order cancelled: {name}',
      description: 'Told after an open order was given up.',
    },
    challengeOpen: {
      id: 'flow.challengeOpen',
      defaultMessage: 'Your bank is still waiting for your confirmation.',
      description: 'The challenge is not answered yet.',
    },
    toChallenge: {
      id: 'flow.toChallenge',
      defaultMessage: 'Confirm with your bank',
      description: 'Link: to the page of the payment provider.',
    },
    checkAgain: {
      id: 'flow.checkAgain',
      defaultMessage: 'Check again',
      description: 'Button: asks the server for the state again.',
    },
  }),
);
