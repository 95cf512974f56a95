import { defineMessages } from 'react-intl';
import { texts } from '../../lib/texts.ts';

export const messages = texts(
  defineMessages({
    title: {
      id: 'studios.title',
      defaultMessage: 'Our studios',
      description: 'Title of the studio list.',
    },
    intro: {
      id: 'studios.intro',
      defaultMessage: 'Choose a studio to see its courses and to book.',
      description: 'Under the title of the studio list.',
    },
    loading: {
      id: 'studios.loading',
      defaultMessage: 'Loading studios',
      description: 'Heard by screen readers.',
    },
    empty: {
      id: 'studios.empty',
      defaultMessage: 'There is no studio here yet.',
      description: 'Empty studio list.',
    },
  }),
);
