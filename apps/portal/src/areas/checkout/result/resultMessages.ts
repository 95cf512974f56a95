import { defineMessages } from 'react-intl';
import { texts } from '../../../lib/i18n/texts.ts';

/** Texts of the result pages. */
export const resultMessages = texts(
  'checkout',
  defineMessages({
    over: {
      id: 'result.over',
      defaultMessage: 'This is over',
      description: 'Title of the page of a booking whose time is past.',
    },
    attended: {
      id: 'result.attended',
      defaultMessage: 'You were there',
      description: 'Title of the page of a past booking.',
    },
    missed: {
      id: 'result.missed',
      defaultMessage: 'You missed this one',
      description: 'Title of the page of a past booking.',
    },
    overText: {
      id: 'result.overText',
      defaultMessage: '{name}, {when}',
      description: 'Under the title: what was booked and when it was.',
    },
    waiting: {
      id: 'result.waiting',
      defaultMessage: 'You’re on the waiting list',
      description: 'Title: the reader waits for a place.',
    },
    waitingText: {
      id: 'result.waitingText',
      defaultMessage:
        '{position, plural, =0 {You’re on the waiting list for {name}, {when}.} other {You’re number # on the waiting list for {name}, {when}.}} If a place comes up, we’ll book it for you.',
      description: 'Under the title.',
    },
    waitingPaidText: {
      id: 'result.waitingPaidText',
      defaultMessage:
        'Nothing has been charged. You only pay {price} if you get a place, and you can leave the list until {until}.',
      description: 'Waiting list of a paid booking.',
    },
    reference: {
      id: 'result.reference',
      defaultMessage: 'Booking reference',
      description: 'Label of the reference.',
    },
    invite: {
      id: 'result.invite',
      defaultMessage: 'Invite a friend',
      description: 'Button: shares the page of what was booked.',
    },
    order: {
      id: 'result.order',
      defaultMessage: 'Order reference',
      description: 'Label of the reference of an order that was not booked.',
    },
    paid: {
      id: 'result.paid',
      defaultMessage: '{price} paid with {card}',
      description: 'What was charged.',
    },
    nothingToPay: {
      id: 'result.nothingToPay',
      defaultMessage: 'This visit is free.',
      description: 'Result of a free booking.',
    },
    paidWithOption: {
      id: 'result.paidWithOption',
      defaultMessage: 'Paid with {name}',
      description: 'What pass paid.',
    },
    nextMail: {
      id: 'result.nextMail',
      defaultMessage: 'You’ll find this booking under My bookings.',
      description: 'What happens next.',
    },
    nextCancel: {
      id: 'result.nextCancel',
      defaultMessage: 'You can cancel until {until}.',
      description: 'What happens next.',
    },
    toBookings: {
      id: 'result.toBookings',
      defaultMessage: 'View my bookings',
      description: 'Link.',
    },
    toPayments: {
      id: 'result.toPayments',
      defaultMessage: 'View my payments',
      description: 'Link.',
    },
    returnedText: {
      id: 'result.returnedText',
      defaultMessage: '{reason} Your booking has ended.',
      description: 'A direct debit has come back after the booking; {reason} is a sentence.',
    },
    failed: {
      id: 'result.failed',
      defaultMessage: 'That didn’t work',
      description: 'Title: the payment was declined.',
    },
    failedText: {
      id: 'result.failedText',
      defaultMessage: '{reason} Nothing has been booked or charged.',
      description: 'Under the title; {reason} is a sentence.',
    },
    expired: {
      id: 'result.expired',
      defaultMessage: 'Your order has timed out',
      description: 'Title.',
    },
    expiredText: {
      id: 'result.expiredText',
      defaultMessage:
        'Nothing has been booked or charged. We’ve kept your details, so you can start again.',
      description: 'Under the title.',
    },
    tryAgain: {
      id: 'result.tryAgain',
      defaultMessage: 'Try again',
      description: 'Button: back to the payment step.',
    },
    canceled: {
      id: 'result.canceled',
      defaultMessage: 'You cancelled this order',
      description: 'Title.',
    },
    canceledText: {
      id: 'result.canceledText',
      defaultMessage: 'Nothing has been booked or charged.',
      description: 'Under the title.',
    },
    unknownOrder: {
      id: 'result.unknownOrder',
      defaultMessage: 'We couldn’t find this order.',
      description: 'The address names no order of this account.',
    },
    answerTitle: {
      id: 'result.answerTitle',
      defaultMessage: 'Waiting for your bank',
      description:
        'Title: the reader has confirmed, the bank has not yet said whether it went well.',
    },
    chargedText: {
      id: 'result.chargedText',
      defaultMessage: 'You’ve been charged all the same. Ask the studio to refund you.',
      description: 'Under the title of an order that came to nothing and was charged.',
    },
    debited: {
      id: 'result.debited',
      defaultMessage: 'We’ll take {price} from your account: {card}',
      description: 'Paid by direct debit; {card} is "SEPA Direct Debit DE•• •••• 4242".',
    },
    paidLater: {
      id: 'result.paidLater',
      defaultMessage: 'Finion Pay has paid {price}. It’ll tell you when to pay it back.',
      description: 'Paid by the pay-later service.',
    },
    challengeTitle: {
      id: 'result.challengeTitle',
      defaultMessage: 'Confirm with your bank',
      description: 'Title: the challenge is not answered.',
    },
    nextLeave: {
      id: 'result.nextLeave',
      defaultMessage: 'You can leave the waiting list until {until}.',
      description: 'What happens next.',
    },
    paidFor: {
      id: 'result.paidFor',
      defaultMessage: '{price} paid',
      description: 'What was charged, where the card is not known any more.',
    },
    with: {
      id: 'result.with',
      defaultMessage: 'With {who}',
      description: 'Line of the card of what was booked; {who} is a list of names.',
    },
  }),
);
