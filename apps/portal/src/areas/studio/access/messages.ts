import { defineMessages } from 'react-intl';
import { texts } from '../../../lib/i18n/texts.ts';

export const messages = texts(
  'studio',
  defineMessages({
    noEntry: {
      id: 'access.noEntry',
      defaultMessage: 'You can’t enter the studio at the moment',
      description: 'Title of a notice for a member who is not let in.',
    },
    noBooking: {
      id: 'access.noBooking',
      defaultMessage: 'You can’t book at the moment',
      description: 'Title of a notice for a member who may come in, but not book.',
    },
    refused: {
      id: 'access.refused',
      defaultMessage: 'Your access is blocked.',
      description: 'In the notice: the studio refuses the member.',
    },
    refusedSince: {
      id: 'access.refusedSince',
      defaultMessage: 'Your access has been blocked since {when}.',
      description: 'In the notice: the studio refuses the member; {when} is day and time.',
    },
    openPayments: {
      id: 'access.openPayments',
      defaultMessage: 'You have an unpaid balance; the block ends when you pay it.',
      description: 'Why a studio refuses a member, and until when.',
    },
    noContract: {
      id: 'access.noContract',
      defaultMessage: 'You don’t have an active membership.',
      description: 'Why a studio refuses a member.',
    },
    blocked: {
      id: 'access.blocked',
      defaultMessage: 'The studio’s team made this decision.',
      description: 'Why a studio refuses a member.',
    },
    entranceUntil: {
      id: 'access.entranceUntil',
      defaultMessage: 'You missed bookings, so you can’t come in until {when}.',
      description: 'In the notice: no entry until {when}, day and time.',
    },
    bookingUntil: {
      id: 'access.bookingUntil',
      defaultMessage: 'You missed bookings, so you can’t book until {when}.',
      description: 'In the notice: no booking until {when}, day and time.',
    },
    noContractToday: {
      id: 'access.noContractToday',
      defaultMessage: 'Your membership doesn’t cover entry today.',
      description: 'In the notice: the member has no contract that is valid today.',
    },
    pausedToday: {
      id: 'access.pausedToday',
      defaultMessage: 'Your contract is paused today.',
      description: 'In the notice: the contract is paused.',
    },
    pausedUntil: {
      id: 'access.pausedUntil',
      defaultMessage: 'Your contract is paused until {day}.',
      description: 'In the notice: the contract is paused; {day} is the last day of the pause.',
    },
    endPause: {
      id: 'access.endPause',
      defaultMessage: 'To come in earlier, ask the studio to end the pause.',
      description: 'Follows the sentence that the contract is paused.',
    },
    entranceBlocked: {
      id: 'access.entranceBlocked',
      defaultMessage: 'You missed bookings, so you can’t come in for some time.',
      description: 'In the notice: no entry, without a known end.',
    },
    pay: {
      id: 'access.pay',
      defaultMessage: 'Pay now',
      description: 'Button of the notice: leads to the payment of what the member owes.',
    },
    toOffers: {
      id: 'access.toOffers',
      defaultMessage: 'See memberships',
      description: 'Button of the notice: leads to the contracts that can be signed.',
    },
    payAmount: {
      id: 'access.payAmount',
      defaultMessage: 'Pay {price}',
      description: 'Button of the notice: leads to the payment of what the member owes.',
    },
    toEndPause: {
      id: 'access.toEndPause',
      defaultMessage: 'End the pause',
      description: 'Button of the notice: leads to the pause, where the member can cancel it.',
    },
    startsOn: {
      id: 'access.startsOn',
      defaultMessage: 'Your membership starts on {day}.',
      description: 'In the notice: the contract has not begun; {day} is its first day.',
    },
    subject: {
      id: 'access.subject',
      defaultMessage: 'My access to {studio}',
      description: 'Subject of an email from a refused member to the studio.',
    },
    pauseSubject: {
      id: 'access.pauseSubject',
      defaultMessage: 'Please end my pause at {studio}',
      description: 'Subject of an email to the studio from a member whose contract is paused.',
    },
    message: {
      id: 'access.message',
      defaultMessage: 'Message the studio',
      description: 'Button of the notice: opens an email to the studio.',
    },
    call: {
      id: 'access.call',
      defaultMessage: 'Call the studio',
      description: 'Button of the notice, in place of "Message the studio".',
    },
  }),
);
