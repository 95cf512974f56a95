import { defineMessages } from 'react-intl';
import { texts } from '../../../lib/i18n/texts.ts';

export const messages = texts(
  'booking',
  defineMessages({
    empty: {
      id: 'events.empty',
      defaultMessage: 'No events planned for the next two months.',
      description: 'The list is empty.',
    },
    emptyLater: {
      id: 'events.emptyLater',
      defaultMessage: 'No events planned: {period}.',
      description: 'The list is empty; {period} is two months to come, "10 Jan – 12 Mar 2027".',
    },
    later: {
      id: 'events.later',
      defaultMessage: 'View later events',
      description: 'Link: the two months after those that are shown.',
    },
    earlier: {
      id: 'events.earlier',
      defaultMessage: 'View earlier events',
      description: 'Link back to the two months before those that are shown.',
    },
    toEvent: {
      id: 'events.toEvent',
      defaultMessage: 'View event and book',
      description: 'Button on the page of an event that another product links to.',
    },
    toHome: {
      id: 'events.toHome',
      defaultMessage: 'Back to the home page',
      description:
        'Button under the words that an event is not there, outside the pages of a studio.',
    },
    notFound: {
      id: 'events.notFound',
      defaultMessage: 'This event is no longer available.',
      description: 'The address names no event.',
    },
  }),
);
