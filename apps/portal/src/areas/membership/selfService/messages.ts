import { defineMessages } from 'react-intl';
import { texts } from '../../../lib/i18n/texts.ts';

/** Texts of the customer center's frame. */
export const messages = texts(
  'membership',
  defineMessages({
    sections: {
      id: 'selfService.sections',
      defaultMessage: 'Sections of your membership',
      description: 'Name of the navigation of the customer center, for screen readers.',
    },
  }),
);
