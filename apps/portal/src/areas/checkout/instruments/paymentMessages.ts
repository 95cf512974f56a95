import { defineMessages } from 'react-intl';
import { texts } from '../../../lib/i18n/texts.ts';

/** Names and hints of payment methods. */
export const paymentMessages = texts(
  'checkout',
  defineMessages({
    creditCard: {
      id: 'pay.creditCard',
      defaultMessage: 'Card',
      description: 'Name of a way to pay.',
    },
    bancontact: {
      id: 'pay.bancontact',
      defaultMessage: 'Bancontact',
      description: 'Name of a way to pay; a brand.',
    },
    ideal: {
      id: 'pay.ideal',
      defaultMessage: 'iDEAL',
      description: 'Name of a way to pay; a brand.',
    },
    paypal: {
      id: 'pay.paypal',
      defaultMessage: 'PayPal',
      description: 'Name of a way to pay; a brand.',
    },
    twint: {
      id: 'pay.twint',
      defaultMessage: 'TWINT',
      description: 'Name of a way to pay; a brand.',
    },
    finionPay: {
      id: 'pay.finionPay',
      defaultMessage: 'Finion Pay',
      description: 'Name of a way to pay later; a brand.',
    },
    directDebit: {
      id: 'pay.directDebit',
      defaultMessage: 'SEPA Direct Debit',
      description: 'Name of a way to pay: from a bank account.',
    },
    validUntil: {
      id: 'pay.validUntil',
      defaultMessage: 'Valid until {month}/{year}',
      description: 'Expiry of a kept card.',
    },
    cardHint: {
      id: 'pay.cardHint',
      defaultMessage: 'Your bank may ask you to confirm.',
      description: 'Under the choice of a card.',
    },
    bankAppHint: {
      id: 'pay.bankAppHint',
      defaultMessage: 'You confirm in your bank’s app.',
      description: 'Under the choice of Bancontact or iDEAL.',
    },
    paypalHint: {
      id: 'pay.paypalHint',
      defaultMessage: 'You confirm in your PayPal account.',
      description: 'Under the choice of PayPal.',
    },
    twintHint: {
      id: 'pay.twintHint',
      defaultMessage: 'You confirm in the TWINT app.',
      description: 'Under the choice of TWINT.',
    },
    finionPayHint: {
      id: 'pay.finionPayHint',
      defaultMessage: 'Pay later. You agree to it at Finion Pay once you’ve ordered.',
      description: 'Under the choice of Finion Pay.',
    },
    directDebitHint: {
      id: 'pay.directDebitHint',
      defaultMessage: 'We take the amount from your bank account. All you need is your IBAN.',
      description: 'Under the choice of SEPA Direct Debit.',
    },
  }),
);
