import { defineMessages } from 'react-intl';
import { texts } from '../../../lib/i18n/texts.ts';

export const messages = texts(
  'money',
  defineMessages({
    title: {
      id: 'selfLink.title',
      defaultMessage: 'What would you like to do?',
      description: 'Title of the page with all that a link of a studio allows.',
    },
    intro: {
      id: 'selfLink.intro',
      defaultMessage: '{studio} sent this link to {name}. You can use it until {until}.',
      description: 'Under the title; the name is masked, {until} is a date and time.',
    },
    balance: {
      id: 'selfLink.balance',
      defaultMessage: 'Balance',
      description: 'Heading above what is owed.',
    },
    owed: {
      id: 'selfLink.owed',
      defaultMessage: 'You owe {studio} this amount.',
      description: 'Under the amount that is owed.',
    },
    payBalance: {
      id: 'selfLink.payBalance',
      defaultMessage: 'Pay balance',
      description: 'Link: to the page where what is owed is paid.',
    },
    methodText: {
      id: 'selfLink.methodText',
      defaultMessage: 'This is how you pay for your membership now.',
      description: 'Under how the membership is paid.',
    },
    payIntro: {
      id: 'selfLink.payIntro',
      defaultMessage: 'The balance of {name} at {studio}.',
      description: 'Under the title “Pay €34.90”; the name is masked.',
    },
    usedText: {
      id: 'selfLink.usedText',
      defaultMessage: 'Everything it was for is done. There’s nothing left to pay or change.',
      description: 'Under the title “This link has already been used”.',
    },
    nothingLeft: {
      id: 'selfLink.nothingLeft',
      defaultMessage: 'There’s nothing left to pay',
      description: 'Title: the balance was paid elsewhere.',
    },
    nothingLeftText: {
      id: 'selfLink.nothingLeftText',
      defaultMessage: 'The balance has been paid in the meantime. You haven’t been charged here.',
      description: 'Under that title.',
    },
    unknownPayment: {
      id: 'selfLink.unknownPayment',
      defaultMessage: 'We couldn’t find this payment',
      description: 'Title: the address names no payment.',
    },
    amount: {
      id: 'selfLink.amount',
      defaultMessage: 'Amount',
      description: 'Label of the sum that was paid.',
    },
    paidTo: {
      id: 'selfLink.paidTo',
      defaultMessage: 'Paid to',
      description: 'Label of the studio that was paid.',
    },
    reference: {
      id: 'selfLink.reference',
      defaultMessage: 'Payment reference',
      description: 'Label of the letters and digits that name the payment.',
    },
  }),
);
