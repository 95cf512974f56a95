import { defineMessages } from 'react-intl';
import { texts } from '../../../lib/i18n/texts.ts';

export const messages = texts(
  'visits',
  defineMessages({
    text: {
      id: 'vaccination.text',
      defaultMessage:
        'Some studios ask for proof of vaccination at the entrance. Show yours to the team there. It isn’t stored here.',
      description: 'Under the title "Vaccination certificate": what the page is for.',
    },
  }),
);
