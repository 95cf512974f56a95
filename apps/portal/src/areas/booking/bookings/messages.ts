import { defineMessages } from 'react-intl';
import { texts } from '../../../lib/i18n/texts.ts';

export const messages = texts(
  'booking',
  defineMessages({
    title: {
      id: 'myBookings.title',
      defaultMessage: 'My bookings',
      description: 'Title of the page.',
    },
    empty: {
      id: 'myBookings.empty',
      defaultMessage: 'You haven’t booked anything yet.',
      description: 'Empty page.',
    },
    nothingUpcoming: {
      id: 'myBookings.nothingUpcoming',
      defaultMessage: 'You have no upcoming bookings.',
      description: 'No bookings to come, but past ones.',
    },
    payment: {
      id: 'myBookings.payment',
      defaultMessage: 'Payment',
      description: 'Label of what was paid for a booking, and how.',
    },
    bookedBy: {
      id: 'myBookings.bookedBy',
      defaultMessage: 'Booked by',
      description: 'Label of who booked it for a family member.',
    },
    toCourses: {
      id: 'myBookings.toCourses',
      defaultMessage: 'Find a class',
      description: 'Link to the course list.',
    },
    reservationsFailed: {
      id: 'myBookings.reservationsFailed',
      defaultMessage: 'Your reserved visits couldn’t be loaded.',
      description: 'Above the bookings, which are shown without them.',
    },
    retry: {
      id: 'myBookings.retry',
      defaultMessage: 'Try again',
      description: 'Button: loads the reserved visits again.',
    },
  }),
);
