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
    showMore: {
      id: 'myBookings.showMore',
      defaultMessage: '{count, plural, one {Show # more booking} other {Show # more bookings}}',
      description: 'Button at the end of a long list of past bookings.',
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
    toCourses: {
      id: 'myBookings.toCourses',
      defaultMessage: 'Find a class',
      description: 'Link to the course list.',
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
  }),
);
