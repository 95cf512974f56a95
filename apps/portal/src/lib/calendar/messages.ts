import { defineMessages } from 'react-intl';
import { texts } from '../i18n/texts.ts';

export const messages = texts(
  'start',
  defineMessages({
    add: {
      id: 'calendar.add',
      defaultMessage: 'Add to calendar',
      description: 'Button: downloads a calendar file.',
    },
    remove: {
      id: 'calendar.remove',
      defaultMessage: 'Remove from calendar',
      description: 'Button: downloads a calendar file that strikes a cancelled booking out.',
    },
    google: {
      id: 'calendar.google',
      defaultMessage: 'Google Calendar',
      description: 'Link: opens that calendar with the booking filled in.',
    },
    outlook: {
      id: 'calendar.outlook',
      defaultMessage: 'Outlook',
      description: 'Link: opens that calendar with the booking filled in.',
    },
  }),
);
