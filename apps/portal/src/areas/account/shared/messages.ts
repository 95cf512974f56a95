import { defineMessages } from 'react-intl';
import { texts } from '../../../lib/i18n/texts.ts';

/** Texts of forms for a code from a mail, and of the confirmation of a new account. */
export const messages = texts(
  'account',
  defineMessages({
    code: {
      id: 'code.code',
      defaultMessage: 'Code',
      description: 'Field: the code from a mail.',
    },
    enterCode: {
      id: 'code.enter',
      defaultMessage: 'Enter the code',
      description:
        'Fault: the field for the code of a mail is empty. A whole sentence without a full stop.',
    },
    codeHint: {
      id: 'code.hint',
      defaultMessage: 'We’ve emailed it to you. Check your spam folder too.',
      description: 'Under the field for the code of a mail.',
    },
    confirm: {
      id: 'code.confirm',
      defaultMessage: 'Confirm',
      description: 'Button: sends the typed code.',
    },
    resend: {
      id: 'code.resend',
      defaultMessage: 'Send new code',
      description: 'Button: another mail with another code.',
    },
    resent: {
      id: 'code.resent',
      defaultMessage: 'We’ve sent you a new code. Earlier codes no longer work.',
      description: 'Told after a new code was sent.',
    },
    registered: {
      id: 'verify.registered',
      defaultMessage: 'Your account is ready',
      description: 'Title after the address of a new account was confirmed.',
    },
    registeredText: {
      id: 'verify.registeredText',
      defaultMessage: '{email} has been confirmed. Log in and book your first class.',
      description: 'Text after the address of a new account was confirmed.',
    },
    toLogin: {
      id: 'verify.toLogin',
      defaultMessage: 'Log in',
      description: 'Button after confirming: to the login page.',
    },
  }),
);
