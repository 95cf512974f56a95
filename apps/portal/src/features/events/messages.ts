import { defineMessages } from 'react-intl';
import { texts } from '../../site/language/texts.ts';

export const messages = texts(
  defineMessages({
    empty: {
      id: 'events.empty',
      defaultMessage: 'No events planned for the next two months.',
      description: 'The list is empty.',
    },
    emptyLater: {
      id: 'events.emptyLater',
      defaultMessage: 'No later events are planned yet.',
      description: 'The list is empty, after the events of the next two months.',
    },
    later: {
      id: 'events.later',
      defaultMessage: 'View later events',
      description: 'Link: the two months after those that are shown.',
    },
    next: {
      id: 'events.next',
      defaultMessage: 'View next events',
      description: 'Link back to the events of the next two months.',
    },
    toEvent: {
      id: 'events.toEvent',
      defaultMessage: 'View event and book',
      description: 'Button on the page of an event that another product links to.',
    },
    notFound: {
      id: 'events.notFound',
      defaultMessage: 'This event is no longer available.',
      description: 'The address names no event.',
    },
  }),
);
