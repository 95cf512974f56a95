import { defineMessages } from 'react-intl';
import { texts } from '../../../lib/i18n/texts.ts';

/** Flow texts that all bookings with a date and time share. */
export const flowTexts = texts(
  'booking',
  defineMessages({
    yours: {
      id: 'flow.yourBooking',
      defaultMessage: 'Your booking',
      description: 'Heading of the summary card.',
    },
    contactTitle: {
      id: 'flow.contactTitle',
      defaultMessage: 'Your details',
      description: 'Title of the contact step.',
    },
    contactIntro: {
      id: 'flow.contactIntro',
      defaultMessage: 'The studio needs this to book your place and to write the receipt.',
      description: 'Under the title of the contact step.',
    },
    summaryTitle: {
      id: 'flow.summaryTitle',
      defaultMessage: 'Check your booking',
      description: 'Title of the summary step.',
    },
    book: {
      id: 'flow.book',
      defaultMessage: 'Book now',
      description: 'Button: books, costs nothing.',
    },
    booking: {
      id: 'flow.booking',
      defaultMessage: 'Booking your place…',
      description: 'While the server books.',
    },
    terms: {
      id: 'flow.terms',
      defaultMessage: 'One visit – it doesn’t renew.',
      description: 'Under the total.',
    },
    done: {
      id: 'result.booked',
      defaultMessage: 'You’re in!',
      description: 'Title: the place is booked.',
    },
    doneText: {
      id: 'result.bookedText',
      defaultMessage: 'You’re booked for {name}, {when}. We look forward to seeing you.',
      description: 'Under the title; {name} is the course.',
    },
  }),
);
