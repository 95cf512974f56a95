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
    opensOnline: {
      id: 'page.opensOnline',
      defaultMessage: 'This page opens once you’re back online',
      description:
        'Title instead of a page that is not on the device, while there is no network. Without a full stop.',
    },
    goBack: {
      id: 'page.goBack',
      defaultMessage: 'Go back',
      description: 'Button under that title: leads to the page before.',
    },
    backToWebsite: {
      id: 'page.backToWebsite',
      defaultMessage: 'Back to {website}',
      description:
        'Link to the website of the studio, from which the visitor came. website: "www.studio.example".',
    },
    asOf: {
      id: 'page.asOf',
      defaultMessage: 'Updated {time}. We couldn’t load anything newer.',
      description:
        'Above what a page shows, where it was loaded before and asking anew has failed. time: "today 10:42".',
    },
  }),
);
