import { defineMessages } from 'react-intl';
import { texts } from '../../../lib/i18n/texts.ts';

export const messages = texts(
  'account',
  defineMessages({
    intro: {
      id: 'register.intro',
      defaultMessage: 'One account for your bookings, your membership and everything around it.',
      description: 'Under the title of the registration page.',
    },
    invitedIntro: {
      id: 'register.invitedIntro',
      defaultMessage: '{studio} has invited you. Your account will be connected to the studio.',
      description: 'Under the title of the registration page, for somebody with an invitation.',
    },
    password: {
      id: 'register.password',
      defaultMessage: 'Choose a password',
      description: 'Field of the registration: new password.',
    },
    terms: {
      id: 'register.terms',
      defaultMessage: 'I accept the terms and conditions and have read the privacy policy',
      description: 'Checkbox of the registration; links to both stand under it.',
    },
    referralWorth: {
      id: 'register.referralWorth',
      defaultMessage:
        '{payments, plural, one {{price} off the first payment} other {{price} off each of the first # payments}}',
      description: 'Under the referral code: what it is good for when a membership is signed.',
    },
    referral: {
      id: 'register.referral',
      defaultMessage: 'You were invited with the referral code {code}.',
      description: 'Above the registration form when the address carried a referral code.',
    },
    submit: {
      id: 'register.submit',
      defaultMessage: 'Create account',
      description: 'Button: sends the registration.',
    },
    checkMail: {
      id: 'register.checkMail',
      defaultMessage: 'Check your email',
      description: 'Title after registering: a code was sent.',
    },
    checkMailText: {
      id: 'register.checkMailText',
      defaultMessage:
        'We’ve sent a code to {email}. Enter it here, or follow the link in the email.',
      description: 'Text after registering.',
    },
    otherAddress: {
      id: 'register.otherAddress',
      defaultMessage: 'Change my details',
      description:
        'Button after registering: back to the form, for instance for a mistyped address.',
    },
  }),
);
