import { defineMessages } from 'react-intl';
import { texts } from '../../../lib/i18n/texts.ts';

export const messages = texts(
  'account',
  defineMessages({
    moved: {
      id: 'migration.moved',
      defaultMessage: 'Your account has moved. Everything in it has come along.',
      description: 'Told when the wizard has moved the account.',
    },
  }),
);
