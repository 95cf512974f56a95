import { defineMessages } from 'react-intl';
import { texts } from '../../site/language/texts.ts';

/** Texts of the pages after the order. */
export const resultMessages = texts(
  defineMessages({
    waiting: {
      id: 'result.waiting',
      defaultMessage: 'You are on the waiting list',
      description: 'Title: the reader waits for a place.',
    },
    waitingText: {
      id: 'result.waitingText',
      defaultMessage:
        'You are number {position} in line for {name} on {when}. When a place becomes free, we book it for you.',
      description: 'Under the title.',
    },
    waitingPaidText: {
      id: 'result.waitingPaidText',
      defaultMessage:
        'Nothing has been charged. You pay {price} only when you get a place, and you can leave the list until {until}.',
      description: 'Waiting list of a paid booking.',
    },
    reference: {
      id: 'result.reference',
      defaultMessage: 'Booking number',
      description: 'Label of the reference.',
    },
    order: {
      id: 'result.order',
      defaultMessage: 'Order number',
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
    next: { id: 'result.next', defaultMessage: 'What happens next', description: 'Heading.' },
    nextMail: {
      id: 'result.nextMail',
      defaultMessage: 'You find this booking under My bookings at any time.',
      description: 'What happens next.',
    },
    nextCancel: {
      id: 'result.nextCancel',
      defaultMessage: 'You can cancel it there until {until}.',
      description: 'What happens next.',
    },
    calendar: {
      id: 'result.calendar',
      defaultMessage: 'Add to calendar',
      description: 'Link: downloads a calendar file.',
    },
    toBookings: { id: 'result.toBookings', defaultMessage: 'My bookings', description: 'Link.' },
    failed: {
      id: 'result.failed',
      defaultMessage: 'That did not work',
      description: 'Title: the payment was declined.',
    },
    failedText: {
      id: 'result.failedText',
      defaultMessage: 'Nothing was booked or charged: {reason}',
      description: 'Under the title; {reason} is a sentence.',
    },
    expired: {
      id: 'result.expired',
      defaultMessage: 'This order was open for too long',
      description: 'Title.',
    },
    expiredText: {
      id: 'result.expiredText',
      defaultMessage:
        'Nothing was booked or charged. What you entered is kept; you can start again.',
      description: 'Under the title.',
    },
    tryAgain: {
      id: 'result.tryAgain',
      defaultMessage: 'Try again',
      description: 'Button: back to the payment step.',
    },
    canceled: {
      id: 'result.canceled',
      defaultMessage: 'You have canceled this order',
      description: 'Title.',
    },
    canceledText: {
      id: 'result.canceledText',
      defaultMessage: 'Nothing was booked or charged.',
      description: 'Under the title.',
    },
    unknownOrder: {
      id: 'result.unknownOrder',
      defaultMessage: 'We cannot find this order.',
      description: 'The address names no order of this account.',
    },
    challengeTitle: {
      id: 'result.challengeTitle',
      defaultMessage: 'Your bank is waiting for you',
      description: 'Title: the challenge is not answered.',
    },
    directions: {
      id: 'result.directions',
      defaultMessage: 'Get directions',
      description: 'Link to a maps page, in a new tab.',
    },
    nextLeave: {
      id: 'result.nextLeave',
      defaultMessage: 'You can leave the waiting list there until {until}.',
      description: 'What happens next.',
    },
    paidFor: {
      id: 'result.paidFor',
      defaultMessage: '{price} paid',
      description: 'What was charged, where the card is not known any more.',
    },
    willPay: {
      id: 'result.willPay',
      defaultMessage: 'You haven’t been charged. You pay {price} only if you get a place.',
      description: 'Of a place on the waiting list.',
    },
  }),
);
