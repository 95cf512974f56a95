import { defineMessages } from 'react-intl';
import { texts } from '../../../lib/i18n/texts.ts';

/** Texts of the cards for the entrance. */
export const messages = texts(
  'membership',
  defineMessages({
    retry: {
      id: 'overview.retry',
      defaultMessage: 'Try again',
      description: 'Button of a part that could not be loaded.',
    },
    nextBooking: {
      id: 'overview.nextBooking',
      defaultMessage: 'Next booking',
      description: 'Name of a part.',
    },
    noBooking: {
      id: 'overview.noBooking',
      defaultMessage: 'Nothing booked',
      description: 'Answer where nothing is booked.',
    },
    toBooking: {
      id: 'door.toBooking',
      defaultMessage: 'See booking',
      description: 'Leads to the next booking.',
    },
    toBookings: {
      id: 'overview.toBookings',
      defaultMessage: 'See bookings',
      description: 'Leads to the bookings of the member.',
    },
    balance: {
      id: 'overview.balance',
      defaultMessage: 'To pay',
      description: 'Name of a part: what the member owes.',
    },
    nothingOwed: {
      id: 'overview.nothingOwed',
      defaultMessage: 'Nothing to pay',
      description: 'Answer where nothing is owed.',
    },
    inCredit: {
      id: 'overview.inCredit',
      defaultMessage: 'You have {price} in credit at your studio.',
      description: 'Where the studio owes the member.',
    },
    toAccount: {
      id: 'overview.toAccount',
      defaultMessage: 'See account',
      description: 'Leads to what was charged and paid.',
    },
    checkedIn: {
      id: 'overview.checkedIn',
      defaultMessage: 'Checked in',
      description: 'The member is in the studio.',
    },
    notCheckedIn: {
      id: 'overview.notCheckedIn',
      defaultMessage: 'Not checked in',
      description: 'The member is not in the studio.',
    },
    toCheckin: {
      id: 'overview.toCheckin',
      defaultMessage: 'Show my code',
      description: 'Button: shows the code for the door large.',
    },
  }),
);
