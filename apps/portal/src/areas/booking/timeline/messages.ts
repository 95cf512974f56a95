import { defineMessages } from 'react-intl';
import { texts } from '../../../lib/i18n/texts.ts';

/** Texts of the timeline of bookings and reserved visits. */
export const messages = texts(
  'booking',
  defineMessages({
    upcoming: {
      id: 'myBookings.upcoming',
      defaultMessage: 'Upcoming',
      description: 'Heading: bookings to come.',
    },
    past: {
      id: 'myBookings.past',
      defaultMessage: 'Past and cancelled',
      description: 'Heading: bookings that are over.',
    },
    showMoreMonths: {
      id: 'myBookings.showMoreMonths',
      defaultMessage: '{count, plural, one {Show # more month} other {Show # more months}}',
      description: 'Button at the end of the months with past bookings.',
    },
    count: {
      id: 'myBookings.count',
      defaultMessage: '{count, plural, one {# entry} other {# entries}}',
      description: 'Beside the name of a month: number of its past bookings and visits.',
    },
    canceled: {
      id: 'myBookings.canceled',
      defaultMessage: 'Cancelled',
      description: 'State of a booking.',
    },
    attended: {
      id: 'myBookings.attended',
      defaultMessage: 'Attended',
      description: 'State of a booking.',
    },
    noShow: {
      id: 'myBookings.noShow',
      defaultMessage: 'Missed',
      description: 'State of a booking.',
    },
    reserved: {
      id: 'myBookings.reserved',
      defaultMessage: 'Reserved',
      description: 'State of a visit.',
    },
    freeUntil: {
      id: 'door.freeUntil',
      defaultMessage: 'Free to cancel until {until}',
      description: 'Of a booking or visit. until: a time inside a sentence.',
    },
    costsNow: {
      id: 'myBookings.costsNow',
      defaultMessage: 'Cancelling now costs {fee}',
      description: 'Of a booking or visit, once free cancelation has ended.',
    },
    forfeitsNow: {
      id: 'myBookings.forfeitsNow',
      defaultMessage: 'You don’t get anything back if you cancel now',
      description:
        'Of a booking, once free cancelation has ended: neither money nor visit is returned.',
    },
    pageTitle: {
      id: 'myBookings.pageTitle',
      defaultMessage: 'Booking',
      description: 'Title in the window and the breadcrumbs: the page of a booking or visit.',
    },
    checkInUntil: {
      id: 'myVisits.checkInUntil',
      defaultMessage: 'Check in by {time}',
      description: 'Of a visit: the last moment to check in, as a clock shows it.',
    },
  }),
);
