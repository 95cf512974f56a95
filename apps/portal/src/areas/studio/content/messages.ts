import { defineMessages } from 'react-intl';
import { texts } from '../../../lib/i18n/texts.ts';

export const messages = texts(
  'studio',
  defineMessages({
    intro: {
      id: 'content.intro',
      defaultMessage: 'Articles and videos from your studio.',
      description: 'Under the title of the page.',
    },
    read: {
      id: 'content.read',
      defaultMessage: 'Articles',
      description: 'Heading above articles.',
    },
    watch: {
      id: 'content.watch',
      defaultMessage: 'Videos',
      description: 'Heading above videos.',
    },
    all: {
      id: 'content.all',
      defaultMessage: 'See all',
      description: 'Leads to all articles and videos.',
    },
    minutes: {
      id: 'content.minutes',
      defaultMessage: '{count, plural, one {# minute} other {# minutes}} to read',
      description: 'How long it takes to read an article.',
    },
    length: {
      id: 'content.length',
      defaultMessage: 'Video, {time}',
      description: 'What it is and how long. time: minutes and seconds, such as 2:05.',
    },
    by: {
      id: 'content.by',
      defaultMessage: 'By {name}',
      description: 'Who has written an article. name: of a person or the studio.',
    },
    none: {
      id: 'content.none',
      defaultMessage: 'There’s nothing to read or watch yet.',
      description: 'In place of the articles and videos.',
    },
    gone: {
      id: 'content.gone',
      defaultMessage: 'This is no longer here.',
      description: 'In place of an article or a video that was taken away.',
    },
    links: {
      id: 'content.links',
      defaultMessage: 'More from your studio',
      description: 'Heading above links to other sites of a studio.',
    },
    newTab: {
      id: 'content.newTab',
      defaultMessage: '(opens in a new tab)',
      description: 'Behind the name of a link, for screen readers.',
    },
  }),
);
