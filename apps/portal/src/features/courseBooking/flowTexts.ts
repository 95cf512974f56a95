import { defineMessages } from 'react-intl';
import type { FlowTexts } from '../../domains/checkout/Flow.ts';
import { texts } from '../../site/language/texts.ts';

/** What booking a course says in its own words. */
export const flowTexts: FlowTexts = texts(
  defineMessages({
    yours: {
      id: 'flow.yourBooking',
      defaultMessage: 'Your booking',
      description: 'Heading of the summary card.',
    },
    contactTitle: {
      id: 'flow.contactTitle',
      defaultMessage: 'Who is coming?',
      description: 'Title of the contact step.',
    },
    contactIntro: {
      id: 'flow.contactIntro',
      defaultMessage: 'The studio needs this to book your place and to write the receipt.',
      description: 'Under the title of the contact step.',
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
      id: 'flow.vat',
      defaultMessage: 'Including VAT. One visit, no renewal.',
      description: 'Under the total.',
    },
    done: {
      id: 'result.booked',
      defaultMessage: 'You’re in!',
      description: 'Title: the place is booked.',
    },
    doneText: {
      id: 'result.bookedText',
      defaultMessage: '{name} on {when} is booked. We look forward to seeing you.',
      description: 'Under the title; {name} is the course.',
    },
    toStart: {
      id: 'result.toCourse',
      defaultMessage: 'Back to the course',
      description: 'Link to the course that was to be booked.',
    },
    toOthers: {
      id: 'result.toCourses',
      defaultMessage: 'To all courses',
      description: 'Link to the list of courses.',
    },
  }),
);
