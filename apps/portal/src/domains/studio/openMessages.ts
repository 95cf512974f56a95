import { defineMessages } from 'react-intl';
import { texts } from '../../site/language/texts.ts';

export const openMessages = texts(
  defineMessages({
    openUntil: {
      id: 'studio.openUntil',
      defaultMessage: 'Open until {time}',
      description: 'The studio is open; {time} is when it closes.',
    },
    open: {
      id: 'studio.open',
      defaultMessage: 'Open now',
      description: 'The studio is open and does not close today.',
    },
    opensToday: {
      id: 'studio.opensToday',
      defaultMessage: 'Closed, opens at {time}',
      description: 'The studio opens later today.',
    },
    opensLater: {
      id: 'studio.opensLater',
      defaultMessage: 'Closed, opens {weekday} at {time}',
      description: 'The studio opens on another day.',
    },
    closed: {
      id: 'studio.closed',
      defaultMessage: 'Closed',
      description: 'The studio does not open within a week.',
    },
  }),
);
