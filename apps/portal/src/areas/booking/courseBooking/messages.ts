import { defineMessages } from 'react-intl';
import { texts } from '../../../lib/i18n/texts.ts';

export const messages = texts(
  'booking',
  defineMessages({
    panelTitle: {
      id: 'booking.panelTitle',
      defaultMessage: 'Book your place',
      description: 'Heading of the booking panel beside a course.',
    },
    waitingTitle: {
      id: 'booking.waitingTitle',
      defaultMessage: 'All places are taken',
      description: 'Heading of the booking panel when only the waiting list is open.',
    },
    stateBooked: {
      id: 'booking.stateBooked',
      defaultMessage: 'You’re booked',
      description: 'Heading: the reader has booked this course.',
    },
    stateWaiting: {
      id: 'booking.stateWaiting',
      defaultMessage:
        '{position, plural, =0 {You’re on the waiting list} other {You’re number # on the waiting list}}',
      description: 'Heading: the reader waits.',
    },
    stateCanceled: {
      id: 'booking.stateCanceled',
      defaultMessage: 'Cancelled by the studio',
      description: 'Heading.',
    },
    stateOver: {
      id: 'booking.stateOver',
      defaultMessage: 'Already over',
      description: 'Heading.',
    },
    stateClosed: {
      id: 'booking.stateClosed',
      defaultMessage: 'Booking is closed',
      description: 'Heading: too late to book.',
    },
    stateFull: {
      id: 'booking.stateFull',
      defaultMessage: 'All places are taken',
      description: 'Heading: no place, no waiting list.',
    },
    stateOpens: {
      id: 'booking.stateOpens',
      defaultMessage: 'Booking opens {when}',
      description: 'Heading; {when} is a date and time.',
    },
    opensIn: {
      id: 'booking.opensIn',
      defaultMessage: 'That’s in {left}. This page opens by itself.',
      description:
        'Under the heading that says when booking opens, in the hour before; {left} is minutes and seconds.',
    },
    seeBookings: {
      id: 'booking.seeBookings',
      defaultMessage: 'View my bookings',
      description: 'Link on a booked course.',
    },
    undo: {
      id: 'booking.undo',
      defaultMessage: 'Undo',
      description: 'Button: takes back what was booked a moment ago.',
    },
    viewBooking: {
      id: 'booking.viewBooking',
      defaultMessage: 'View booking',
      description: 'Link to the booking of this course.',
    },
    cancelUntil: {
      id: 'booking.cancelUntil',
      defaultMessage: 'You can cancel until {until}.',
      description: 'Under the heading of a booked course.',
    },
    leaveUntil: {
      id: 'booking.leaveUntil',
      defaultMessage: 'You can leave the waiting list until {until}.',
      description: 'Under the heading of a course that the reader waits for.',
    },
  }),
);
