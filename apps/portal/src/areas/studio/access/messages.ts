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
      defaultMessage: 'You have an unpaid balance.',
      description: 'Why a studio refuses a member.',
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
    ask: {
      id: 'access.ask',
      defaultMessage: 'Questions? Ask the studio: {mail}',
      description: 'Last line of the notice; {mail} is a link with the address of the studio.',
    },
  }),
);
