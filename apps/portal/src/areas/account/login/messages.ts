import { defineMessages } from 'react-intl';
import { texts } from '../../../lib/i18n/texts.ts';

export const messages = texts(
  'account',
  defineMessages({
    title: { id: 'login.title', defaultMessage: 'Log in', description: 'Title of the login page.' },
    intro: {
      id: 'login.intro',
      defaultMessage: 'Log in to carry on where you left off.',
      description: 'Under the title of the login page.',
    },
    username: {
      id: 'login.username',
      defaultMessage: 'Email',
      description: 'Field: e-mail address of the account.',
    },
    password: { id: 'login.password', defaultMessage: 'Password', description: 'Field: password.' },
    forgot: {
      id: 'login.forgot',
      defaultMessage: 'Forgot your password?',
      description: 'Link under the login form: sends a code to choose a new password.',
    },
    sessionEnded: {
      id: 'login.sessionEnded',
      defaultMessage: 'Your session has ended',
      description: 'Title of the dialog that asks for the password again, over the page.',
    },
    sessionEndedText: {
      id: 'login.sessionEndedText',
      defaultMessage: 'Log in again to carry on. What you typed is still here.',
      description: 'In the dialog that asks for the password again.',
    },
    leave: {
      id: 'login.leave',
      defaultMessage: 'Continue without logging in',
      description: 'Button in the dialog that asks for the password again: gives the page up.',
    },
    submit: {
      id: 'login.submit',
      defaultMessage: 'Log in',
      description: 'Button: sends the credentials.',
    },
  }),
);
