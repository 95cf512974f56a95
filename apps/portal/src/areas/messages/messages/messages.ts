import { defineMessages } from 'react-intl';
import { texts } from '../../../lib/i18n/texts.ts';

export const messages = texts(
  'messages',
  defineMessages({
    intro: {
      id: 'messages.intro',
      defaultMessage: 'What your studio tells you, newest first.',
      description: 'Under the title of the messages.',
    },
    none: {
      id: 'messages.none',
      defaultMessage: 'You have no messages.',
      description: 'In place of the messages.',
    },
    notSent: {
      id: 'messages.notSent',
      defaultMessage: 'Your studio doesn’t send messages here.',
      description: 'In place of the messages, where a studio has switched them off.',
    },
    unread: {
      id: 'messages.unread',
      defaultMessage: 'New',
      description: 'Beside a message that is unread.',
    },
    readAll: {
      id: 'messages.readAll',
      defaultMessage: 'Mark all as read',
      description: 'Button.',
    },
    remove: {
      id: 'messages.remove',
      defaultMessage: 'Delete',
      description: 'Button: deletes a message.',
    },
    removed: {
      id: 'messages.removed',
      defaultMessage: '“{subject}” is deleted.',
      description: 'In place of a message that was deleted, until the page is left.',
    },
    undo: {
      id: 'messages.undo',
      defaultMessage: 'Undo',
      description: 'Button: brings a message back that was just deleted.',
    },
    more: {
      id: 'messages.more',
      defaultMessage: 'Show more',
      description: 'Button: shows older messages, too.',
    },
    count: {
      id: 'messages.count',
      defaultMessage: '{count, plural, one {# message shown} other {# messages shown}}',
      description: 'Heard by screen readers when older messages have come.',
    },
    back: {
      id: 'messages.back',
      defaultMessage: 'Back to the messages',
      description: 'Link from one message to the list.',
    },
    gone: {
      id: 'messages.gone',
      defaultMessage: 'This message isn’t there any more',
      description: 'Title: a message that was deleted.',
    },
  }),
);
