import { defineMessages } from 'react-intl';
import { texts } from '../../site/language/texts.ts';

export const messages = texts(
  defineMessages({
    noEntry: {
      id: 'access.noEntry',
      defaultMessage: 'The studio cannot let you in at present',
      description: 'Title of a notice for a member who is not let in.',
    },
    noBooking: {
      id: 'access.noBooking',
      defaultMessage: 'You cannot book at present',
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
      defaultMessage: 'The reason: a payment is open.',
      description: 'Why a studio refuses a member.',
    },
    noContract: {
      id: 'access.noContract',
      defaultMessage: 'The reason: no membership is running.',
      description: 'Why a studio refuses a member.',
    },
    blocked: {
      id: 'access.blocked',
      defaultMessage: 'The reason: the studio’s team has decided so.',
      description: 'Why a studio refuses a member.',
    },
    entranceUntil: {
      id: 'access.entranceUntil',
      defaultMessage: 'After missed bookings you can come in again from {when}.',
      description: 'In the notice: no entry until {when}, day and time.',
    },
    bookingUntil: {
      id: 'access.bookingUntil',
      defaultMessage: 'After missed bookings you can book again from {when}.',
      description: 'In the notice: no booking until {when}, day and time.',
    },
    ask: {
      id: 'access.ask',
      defaultMessage: 'Questions? Ask the studio: {mail}',
      description: 'Last line of the notice; {mail} is a link with the address of the studio.',
    },
  }),
);
