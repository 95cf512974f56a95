import { defineMessages } from 'react-intl';
import { texts } from '../../../lib/i18n/texts.ts';

export const messages = texts(
  'account',
  defineMessages({
    forgotIntro: {
      id: 'password.forgotIntro',
      defaultMessage:
        'Enter your email address and we’ll send you a code to choose a new password.',
      description: 'Under the title of the page for a forgotten password.',
    },
    send: {
      id: 'password.send',
      defaultMessage: 'Send code',
      description: 'Button: sends the code to choose a new password.',
    },
    sent: {
      id: 'password.sent',
      defaultMessage:
        'If there’s an account for {email}, we’ve sent it a code. The code expires in 30 minutes.',
      description: 'After asking for a code; says nothing about whether the account exists.',
    },
    newPassword: {
      id: 'password.new',
      defaultMessage: 'New password',
      description: 'Field: the password to be.',
    },
    save: {
      id: 'password.save',
      defaultMessage: 'Save password',
      description: 'Button: saves the new password.',
    },
    otherAddress: {
      id: 'password.otherAddress',
      defaultMessage: 'Use another email address',
      description: 'Button: back to the field for the address.',
    },
    changed: {
      id: 'password.changed',
      defaultMessage: 'Your new password has been saved',
      description: 'Title after a forgotten password was changed.',
    },
    changedText: {
      id: 'password.changedText',
      defaultMessage: 'You’ve been logged out everywhere. Log in with your new password.',
      description: 'Text after a forgotten password was changed.',
    },
    toLogin: {
      id: 'password.toLogin',
      defaultMessage: 'Log in',
      description: 'Button: to the login page.',
    },
  }),
);
