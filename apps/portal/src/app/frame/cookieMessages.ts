import { defineMessages } from 'react-intl';
import { texts } from '../../lib/i18n/texts.ts';

export const cookieMessages = texts(
  'start',
  defineMessages({
    title: {
      id: 'cookies.title',
      defaultMessage: 'Cookies',
      description: 'Name of the cookie notice.',
    },
    text: {
      id: 'cookies.text',
      defaultMessage: 'Some cookies keep this site working.',
      description: 'Cookie notice, first layer, first sentence; short.',
    },
    optional: {
      id: 'cookies.optional',
      defaultMessage: 'With your consent, we also use cookies for statistics and chat.',
      description: 'Cookie notice, first layer, second sentence on a line of its own; short.',
    },
    optionalStats: {
      id: 'cookies.optionalStats',
      defaultMessage: 'With your consent, we also use cookies for statistics.',
      description: 'The same sentence where there is no chat.',
    },
    acceptAll: {
      id: 'cookies.acceptAll',
      defaultMessage: 'Accept all',
      description: 'Button; must weigh as much as the one that rejects.',
    },
    rejectAll: {
      id: 'cookies.rejectAll',
      defaultMessage: 'Reject all',
      description: 'Button; must weigh as much as the one that accepts.',
    },
    choose: {
      id: 'cookies.choose',
      defaultMessage: 'Choose',
      description: 'Button: choose among the kinds of cookies.',
    },
    save: { id: 'cookies.save', defaultMessage: 'Save', description: 'Button: keeps the choice.' },
    saved: {
      id: 'cookies.saved',
      defaultMessage: 'Your choice has been saved.',
      description: 'After the choice was saved.',
    },
    general: {
      id: 'cookies.general',
      defaultMessage: 'Necessary',
      description: 'Kind of cookies that is always on.',
    },
    generalText: {
      id: 'cookies.generalText',
      defaultMessage: 'Login, bookings and your settings. This site doesn’t work without them.',
      description: 'What necessary cookies are for.',
    },
    stats: {
      id: 'cookies.stats',
      defaultMessage: 'Statistics',
      description: 'Kind of cookies.',
    },
    statsText: {
      id: 'cookies.statsText',
      defaultMessage: 'Which pages people use, and how.',
      description: 'What statistics cookies are for.',
    },
    chat: { id: 'cookies.chat', defaultMessage: 'Chat', description: 'Kind of cookies.' },
    chatText: {
      id: 'cookies.chatText',
      defaultMessage: 'Lets you chat with support.',
      description: 'What chat cookies are for.',
    },
    intro: {
      id: 'cookies.intro',
      defaultMessage: 'You can change your choice here at any time.',
      description: 'Under the title of the cookies page.',
    },
  }),
);
