import { defineMessages } from 'react-intl';
import { texts } from '../../i18n/texts.ts';

/** Messages for the error codes of weekly bookings and reminders. */
export const standingBookingErrorMessages = texts(
  'errors',
  defineMessages({
    'openingreminder.error.alreadyopen': {
      id: 'openingreminder.error.alreadyopen',
      defaultMessage: 'Booking is already open, or no longer possible.',
      description: 'A reminder of the opening of booking comes too late.',
    },
    'openingreminder.error.toomany': {
      id: 'openingreminder.error.toomany',
      defaultMessage: 'You already have {0, number} reminders. Remove one first.',
      description: 'Another reminder of the opening of booking; 0 is the limit.',
    },
    'standingbooking.error.daydecided': {
      id: 'standingbooking.error.daydecided',
      defaultMessage: 'This date is already decided. Cancel the booking instead.',
      description: 'A date of a weekly booking is skipped after its booking has opened.',
    },
    'standingbooking.error.exists': {
      id: 'standingbooking.error.exists',
      defaultMessage: 'This class is already booked for you every week.',
      description: 'A second weekly booking of the same class.',
    },
    'standingbooking.error.notcovered': {
      id: 'standingbooking.error.notcovered',
      defaultMessage: 'Your membership or pass doesn’t cover this class.',
      description: 'A weekly booking without an entitlement.',
    },
    'standingbooking.error.notfound': {
      id: 'standingbooking.error.notfound',
      defaultMessage: 'This weekly booking no longer exists.',
      description: 'A weekly booking that has ended is changed.',
    },
    'standingbooking.error.notoffered': {
      id: 'standingbooking.error.notoffered',
      defaultMessage: 'The studio doesn’t book this class every week.',
      description: 'The studio has turned weekly bookings off.',
    },
    'standingbooking.error.toomany': {
      id: 'standingbooking.error.toomany',
      defaultMessage: 'You already have {0, number} weekly bookings. End one first.',
      description: 'Another weekly booking; 0 is the limit.',
    },
  }),
);
