import { defineMessages } from 'react-intl';
import { texts } from '../../../lib/i18n/texts.ts';

/** Texts of balance payments. */
export const messages = texts(
  'money',
  defineMessages({
    name: {
      id: 'payBalance.name',
      defaultMessage: 'Open balance',
      description: 'What is paid: all that the member owes.',
    },
    covers: {
      id: 'payBalance.covers',
      defaultMessage: 'For',
      description: 'Label before what is paid, such as "Premium (22 November)".',
    },
    yours: {
      id: 'payBalance.yours',
      defaultMessage: 'Your payment',
      description: 'Heading of the summary card.',
    },
    summaryTitle: {
      id: 'payBalance.summaryTitle',
      defaultMessage: 'Check your payment',
      description: 'Title of the last step.',
    },
    paying: {
      id: 'payBalance.paying',
      defaultMessage: 'Paying…',
      description: 'While the server charges.',
    },
    terms: {
      id: 'payBalance.terms',
      defaultMessage: 'A single payment of all that is open on your account today.',
      description: 'Under the total.',
    },
    done: {
      id: 'payBalance.done',
      defaultMessage: 'Thank you for your payment',
      description: 'Title: the balance is paid.',
    },
    doneText: {
      id: 'payBalance.doneText',
      defaultMessage: 'We’ve sent you a receipt by email.',
      description: 'Under the title.',
    },
    stillOpen: {
      id: 'payBalance.stillOpen',
      defaultMessage: '{price} is still unpaid on your account.',
      description: 'What is owed after a payment.',
    },
    allPaid: {
      id: 'payBalance.allPaid',
      defaultMessage: 'Everything on your account is paid.',
      description: 'Nothing is owed.',
    },
    isOpen: {
      id: 'payBalance.isOpen',
      defaultMessage: 'This isn’t paid yet',
      description: 'Title: something is owed.',
    },
    pay: { id: 'payBalance.pay', defaultMessage: 'Pay now', description: 'Leads to the payment.' },
    toAccount: {
      id: 'payBalance.toAccount',
      defaultMessage: 'View my account',
      description: 'Link to the account of the member.',
    },
  }),
);
