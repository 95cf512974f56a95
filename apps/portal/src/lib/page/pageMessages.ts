import { defineMessages } from 'react-intl';
import { texts } from '../i18n/texts.ts';

export const pageMessages = texts(
  'start',
  defineMessages({
    loading: {
      id: 'page.loading',
      defaultMessage: 'Loading…',
      description: 'Heard by screen readers while a page, or the portal, loads.',
    },
    asOf: {
      id: 'page.asOf',
      defaultMessage: 'Updated {time}. We couldn’t load anything newer.',
      description:
        'Above what a page shows, where it was loaded before and asking anew has failed. time: "today 10:42".',
    },
  }),
);
