import { defineMessages } from 'react-intl';
import { texts } from '../../../lib/i18n/texts.ts';

export const messages = texts(
  'studio',
  defineMessages({
    title: { id: 'news.title', defaultMessage: 'News', description: 'Title of the news page.' },
    empty: {
      id: 'news.empty',
      defaultMessage: 'No news at the moment.',
      description: 'The studio has no news.',
    },
    gone: {
      id: 'news.gone',
      defaultMessage: 'This news item is no longer here',
      description: 'Title: the news item of the address does not exist.',
    },
    all: {
      id: 'news.all',
      defaultMessage: 'View all news',
      description: 'Button: leads to the list of news.',
    },
    less: {
      id: 'news.less',
      defaultMessage: 'Show less',
      description: 'Closes the full text of a news item.',
    },
    more: {
      id: 'news.more',
      defaultMessage: 'Read more',
      description: 'Opens the whole text of a piece of news.',
    },
  }),
);
