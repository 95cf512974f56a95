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
