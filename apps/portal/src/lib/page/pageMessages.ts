import { defineMessages } from 'react-intl';
import { texts } from '../../site/language/texts.ts';

export const pageMessages = texts(
  defineMessages({
    loading: {
      id: 'page.loading',
      defaultMessage: 'Loading…',
      description: 'Heard by screen readers while a page, or the portal, loads.',
    },
  }),
);
