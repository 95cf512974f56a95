import { defineMessages } from 'react-intl';
import { texts } from '../../../lib/i18n/texts.ts';

/** Titles of the page of current contracts, other than "Contracts". */
export const contractTitles = texts(
  'membership',
  defineMessages({
    withModules: {
      id: 'myContracts.withModules',
      defaultMessage: 'Contracts and add-ons',
      description: 'Title of the contracts of a member on a wide screen.',
    },
    yours: {
      id: 'myContracts.yours',
      defaultMessage: 'Your contract details',
      description: 'Title of the contracts of a member on a wide screen, in the older view.',
    },
    short: {
      id: 'myContracts.short',
      defaultMessage: 'Contract details',
      description: 'Title of the contracts of a member on a phone, in the older view.',
    },
  }),
);
