import { defineMessages } from 'react-intl';
import { texts } from '../../../lib/i18n/texts.ts';

export const openMessages = texts(
  'studio',
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
    opensLater: {
      id: 'studio.opensLater',
      defaultMessage: 'Closed, opens {when}',
      description:
        'The studio is closed; {when} is the day and time when it opens, such as “tomorrow 07:00”.',
    },
    closed: {
      id: 'studio.closed',
      defaultMessage: 'Closed',
      description: 'The studio does not open within a week.',
    },
  }),
);
