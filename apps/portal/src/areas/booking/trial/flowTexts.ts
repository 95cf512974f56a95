import { defineMessages } from 'react-intl';
import type { ContactTexts } from '../../checkout/flow/Flow.ts';
import { texts } from '../../../lib/i18n/texts.ts';

/** Flow texts of a trial session. */
export const flowTexts: ContactTexts = texts(
  'booking',
  defineMessages({
    yours: {
      id: 'trial.yours',
      defaultMessage: 'Your trial session',
      description: 'Heading of the summary card.',
    },
    contactTitle: {
      id: 'trial.contactTitle',
      defaultMessage: 'Your details',
      description: 'Title of the contact step.',
    },
    contactIntro: {
      id: 'trial.contactIntro',
      defaultMessage: 'So the studio knows who’s coming.',
      description: 'Under the title of the contact step.',
    },
    summaryTitle: {
      id: 'trial.summaryTitle',
      defaultMessage: 'Check your booking',
      description: 'Title of the last step.',
    },
    book: {
      id: 'trial.book',
      defaultMessage: 'Book now',
      description: 'Button: books, costs nothing.',
    },
    booking: {
      id: 'trial.booking',
      defaultMessage: 'Booking your trial session…',
      description: 'While the server books.',
    },
    terms: {
      id: 'trial.terms',
      defaultMessage: 'One visit – it doesn’t renew.',
      description: 'Under the total.',
    },
    done: {
      id: 'trial.done',
      defaultMessage: 'Your trial session is booked',
      description: 'Title: the trial session is booked.',
    },
    doneText: {
      id: 'trial.doneText',
      defaultMessage: 'You’re booked for {name}, {when}. We look forward to meeting you.',
      description: 'Under the title.',
    },
    toStart: {
      id: 'trial.toStart',
      defaultMessage: 'Back to the times',
      description: 'Link to the choice of a time.',
    },
    toOthers: {
      id: 'trial.toOthers',
      defaultMessage: 'To the studio page',
      description: 'Link.',
    },
  }),
);
