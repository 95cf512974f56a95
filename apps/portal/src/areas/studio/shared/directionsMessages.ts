import { defineMessages } from 'react-intl';
import { texts } from '../../../lib/i18n/texts.ts';

export const directionsMessages = texts(
  'studio',
  defineMessages({
    directions: {
      id: 'studio.directions',
      defaultMessage: 'Get directions',
      description: 'Link to a maps page, in a new tab.',
    },
  }),
);
