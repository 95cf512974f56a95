import { defineMessages } from 'react-intl';
import { texts } from '../i18n/texts.ts';

export const messages = texts(
  'start',
  defineMessages({
    first: { id: 'account.first', defaultMessage: 'From', description: 'Field: first day shown.' },
    last: { id: 'account.last', defaultMessage: 'To', description: 'Field: last day shown.' },
    show: { id: 'account.show', defaultMessage: 'Show', description: 'Button of the filter.' },
    enterDay: {
      id: 'account.enterDay',
      defaultMessage: 'Choose a day',
      description: 'Fault: no day is chosen. Without a full stop.',
    },
    tooEarly: {
      id: 'account.tooEarly',
      defaultMessage: 'Choose a day from {day} on',
      description: 'Fault: before that day there is nothing to show. Without a full stop.',
    },
    order: {
      id: 'account.order',
      defaultMessage: 'Choose a day that is not before the first one',
      description: 'Fault: the last day is before the first one. Without a full stop.',
    },
    filter: {
      id: 'account.filter',
      defaultMessage: 'Which days to show',
      description: 'Name of the filter, for screen readers.',
    },
  }),
);
