import { defineMessages } from 'react-intl';
import { texts } from '../../../lib/i18n/texts.ts';

/** Texts of the consent checkboxes. */
export const consentMessages = texts(
  'checkout',
  defineMessages({
    acceptNamedBlock: {
      id: 'trial.acceptNamedBlock',
      defaultMessage: 'Please accept the “{0}” text block',
      description: 'A box that must be ticked; {0} is its name.',
    },
    acceptBlock: {
      id: 'trial.acceptBlock',
      defaultMessage: 'Please accept the text block',
      description: 'A box that must be ticked.',
    },
  }),
);
