import { defineMessages } from 'react-intl';
import { texts } from '../../../lib/i18n/texts.ts';

/** The frame of the customer center. */
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
