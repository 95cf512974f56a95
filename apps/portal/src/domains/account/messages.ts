import { defineMessages } from 'react-intl';
import { texts } from '../../site/language/texts.ts';

/** The code of a mail, wherever it is asked for, and what comes of it for a new account. */
export const messages = texts(
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
      defaultMessage: 'It is in the mail that we have sent to you. Please look among spam as well.',
      description: 'Under the field for the code of a mail.',
    },
    confirm: {
      id: 'code.confirm',
      defaultMessage: 'Confirm',
      description: 'Button: sends the typed code.',
    },
    resend: {
      id: 'code.resend',
      defaultMessage: 'Send a new code',
      description: 'Button: another mail with another code.',
    },
    resent: {
      id: 'code.resent',
      defaultMessage: 'A new code is on its way. Earlier ones are no longer valid.',
      description: 'Told after a new code was sent.',
    },
    registered: {
      id: 'verify.registered',
      defaultMessage: 'Your account is ready',
      description: 'Title after the address of a new account was confirmed.',
    },
    registeredText: {
      id: 'verify.registeredText',
      defaultMessage: '{email} is confirmed. Log in and book your first course.',
      description: 'Text after the address of a new account was confirmed.',
    },
    toLogin: {
      id: 'verify.toLogin',
      defaultMessage: 'Log in',
      description: 'Button after confirming: to the login page.',
    },
  }),
);
