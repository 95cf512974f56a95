import { defineMessages } from 'react-intl';
import { texts } from '../../../lib/i18n/texts.ts';

/** Texts for guests. */
export const guestMessages = texts(
  'checkout',
  defineMessages({
    login: { id: 'guest.login', defaultMessage: 'Log in', description: 'Button.' },
    loginOffer: {
      id: 'guest.loginOffer',
      defaultMessage:
        'Have an account? Log in and we’ll fill this in. You can also continue without one.',
      description: 'Above the contact details, for visitors.',
    },
    nobodys: {
      id: 'guest.nobodys',
      defaultMessage:
        'Log in to see your orders. If you ordered without an account, follow the link in your email.',
      description: 'Under "We couldn’t find this order", for visitors.',
    },
    card: {
      id: 'guest.card',
      defaultMessage: 'Card details, entered at the payment provider',
      description: 'Name of the frame with the provider’s form, for screen readers.',
    },
    account: {
      id: 'guest.account',
      defaultMessage: 'Payment details, entered at the payment provider',
      description: 'Name of the frame with the provider’s form, for screen readers.',
    },
    cardUnreachable: {
      id: 'guest.cardUnreachable',
      defaultMessage: 'We can’t reach the payment provider. Check your connection and try again.',
      description: 'The provider’s form did not come or did not answer.',
    },
    cardInvalid: {
      id: 'guest.cardInvalid',
      defaultMessage: 'Check your payment details.',
      description:
        'Heard by screen readers; the provider’s form says what is wrong beside each field.',
    },
    nextMail: {
      id: 'guest.nextMail',
      defaultMessage: 'You’ll find the link to this booking in the email we’ve sent you.',
      description: 'What happens next, for visitors.',
    },
    toBooking: {
      id: 'guest.toBooking',
      defaultMessage: 'View or cancel your booking',
      description:
        'Button on the result, for visitors. Leads to the same page as the link in the email.',
    },
    toWaitingList: {
      id: 'guest.toWaitingList',
      defaultMessage: 'View or leave waiting list',
      description: 'Button on the result, for visitors on the waiting list.',
    },
    accountTitle: {
      id: 'guest.accountTitle',
      defaultMessage: 'Book faster next time',
      description: 'Heading above the offer of an account, on the result.',
    },
    memberTitle: {
      id: 'guest.memberTitle',
      defaultMessage: 'Set up your member account',
      description: 'Heading above the offer of an account, after a membership was signed.',
    },
    accountText: {
      id: 'guest.accountText',
      defaultMessage:
        'Create an account with the details you’ve just entered. All it takes is a password.',
      description: 'Under the heading.',
    },
    createAccount: {
      id: 'guest.createAccount',
      defaultMessage: 'Create an account',
      description: 'Button.',
    },
  }),
);
