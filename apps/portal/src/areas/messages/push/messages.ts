import { defineMessages } from 'react-intl';
import { texts } from '../../../lib/i18n/texts.ts';

export const messages = texts(
  'messages',
  defineMessages({
    title: {
      id: 'push.title',
      defaultMessage: 'Notifications on this device',
      description: 'Heading in the settings, over the switch.',
    },
    text: {
      id: 'push.text',
      defaultMessage:
        'We’ll tell you as soon as something changes: you move up from the waiting list, or your studio has decided on your request.',
      description:
        'What the notifications are for; in the settings, and in the dialog that offers them.',
    },
    on: {
      id: 'push.on',
      defaultMessage: 'Notifications are on.',
      description: 'In the settings: how it is on this device.',
    },
    switchOn: {
      id: 'push.switchOn',
      defaultMessage: 'Turn on notifications',
      description: 'Button in the settings, and in the dialog that offers them.',
    },
    switchOff: {
      id: 'push.switchOff',
      defaultMessage: 'Turn off notifications',
      description: 'Button in the settings.',
    },
    refused: {
      id: 'push.refused',
      defaultMessage:
        'Your browser blocks notifications from this site. Allow them in your browser settings, then reload this page.',
      description: 'The reader has refused them once, so the browser asks no more.',
    },
    failed: {
      id: 'push.failed',
      defaultMessage: 'Your browser couldn’t turn on notifications. Try again later.',
      description: 'The browser could not subscribe: it is offline, or in a private window.',
    },
    offer: {
      id: 'push.offer',
      defaultMessage: 'Want to know right away?',
      description:
        'Title of the dialog that offers notifications, after a booking on the waiting list or a request to the studio.',
    },
    offerText: {
      id: 'push.offerText',
      defaultMessage: 'You can turn notifications off in the settings at any time.',
      description: 'In the dialog that offers notifications.',
    },
    later: {
      id: 'push.later',
      defaultMessage: 'Not now',
      description: 'Button in the dialog that offers notifications: closes it.',
    },
  }),
);
