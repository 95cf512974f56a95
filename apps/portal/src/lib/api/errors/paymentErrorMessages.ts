import { defineMessages } from 'react-intl';
import { texts } from '../../i18n/texts.ts';

/** Messages for the error codes of payment instruments, payments and amounts owed. */
export const paymentErrorMessages = texts(
  'errors',
  defineMessages({
    'paymentinstrument.error.declined': {
      id: 'paymentinstrument.error.declined',
      defaultMessage: 'Your bank declined this payment method. Nothing has been booked or charged.',
      description: 'A card or account was declined.',
    },
    'paymentinstrument.error.inuse': {
      id: 'paymentinstrument.error.inuse',
      defaultMessage: 'Something is still to be paid with this. Finish or cancel it first.',
      description:
        'A payment method cannot be removed while an order or a place on a waiting list is paid with it.',
    },
    'paymentinstrument.error.mandateused': {
      id: 'paymentinstrument.error.mandateused',
      defaultMessage:
        'This direct debit mandate has been given before. Reload the page to get a new one.',
      description: 'The reference of a mandate is good for one mandate.',
    },
    'accountbalance.error.notfound': {
      id: 'accountbalance.error.notfound',
      defaultMessage: 'This link is no longer valid, or the amount has already been paid.',
      description: 'The link to what somebody owes.',
    },
    'studio.error.nosepaagreement': {
      id: 'studio.error.nosepaagreement',
      defaultMessage: 'This studio doesn’t take direct debits.',
      description: 'The studio debits no bank accounts.',
    },
    'payment.error.notfound': {
      id: 'payment.error.notfound',
      defaultMessage: 'We couldn’t find this payment.',
      description: 'Unknown payment.',
    },
    'payment.error.notrefundable': {
      id: 'payment.error.notrefundable',
      defaultMessage: 'This payment can’t be refunded here. Ask the studio.',
      description: 'What was bought cannot be given back online, or there is nothing to give back.',
    },
  }),
);
