import { defineMessages } from 'react-intl';
import { texts } from '../../../lib/i18n/texts.ts';

export const messages = texts(
  'checkout',
  defineMessages({
    title: {
      id: 'masterData.title',
      defaultMessage: 'A few details are missing',
      description: 'Title of a form that asks a member for missing data before booking or signing.',
    },
    intro: {
      id: 'masterData.intro',
      defaultMessage: '{studio} needs these details once. Then you can carry on.',
      description: 'Under the title of the form for missing data.',
    },
    phone: { id: 'masterData.phone', defaultMessage: 'Phone', description: 'Field, required.' },
    submit: {
      id: 'masterData.submit',
      defaultMessage: 'Save and continue',
      description: 'Button: saves the missing data, then the booking or signing goes on.',
    },
    loading: {
      id: 'masterData.loading',
      defaultMessage: 'Checking your details…',
      description: 'For screen readers while it is asked whether data is missing.',
    },
  }),
);
