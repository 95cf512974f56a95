import { defineMessages } from 'react-intl';
import { texts } from '../../../lib/i18n/texts.ts';

/** Payment methods of a membership that do not exist online. */
export const membershipMessages = texts(
  'checkout',
  defineMessages({
    unknown: {
      id: 'method.undefined',
      defaultMessage: 'Not known',
      description: 'How a membership is paid: the studio does not know.',
    },
    cash: {
      id: 'method.cash',
      defaultMessage: 'Cash',
      description: 'How a membership is paid.',
    },
    debtCollection: {
      id: 'method.debtCollection',
      defaultMessage: 'Debt collection',
      description: 'How a membership is paid: a collection service takes care of it.',
    },
    invoice: {
      id: 'method.invoice',
      defaultMessage: 'Invoice',
      description: 'How a membership is paid.',
    },
    bankTransfer: {
      id: 'method.bankTransfer',
      defaultMessage: 'Bank transfer',
      description: 'How a membership is paid.',
    },
    standingOrder: {
      id: 'method.standingOrder',
      defaultMessage: 'Standing order',
      description: 'How a membership is paid.',
    },
  }),
);
