import type { MailTexts } from '../texts.ts';

export const enGB: MailTexts = {
  hello: 'Hello {name},',
  helloNobody: 'Hello,',
  code: 'Your code:',
  ignore: 'If this was not you, do nothing: without the code nothing happens.',
  alarm: 'If this was not you, set a new password at once and write to your studio.',
  closing: 'Your team of {brand}',
  mails: {
    verification: {
      subject: 'Confirm your e-mail address',
      body: 'Welcome to {brand}. Confirm your address with the code or the link; both are valid for 24 hours.',
      button: 'Confirm the address',
    },
    reset: {
      subject: 'Set a new password',
      body: 'Somebody, hopefully you, wants to set a new password at {brand}. Code and link are valid for 30 minutes.',
      button: 'Set a new password',
    },
    changeEmail: {
      subject: 'Confirm your new e-mail address',
      body: 'This address is to become your main address at {brand}. Confirm it within 24 hours.',
      button: 'Confirm the new address',
    },
    additionalEmail: {
      subject: 'Confirm your additional e-mail address',
      body: 'This address was added to your account at {brand}. Confirm it within 24 hours.',
      button: 'Confirm the address',
    },
    passwordChanged: {
      subject: 'Your password was changed',
      body: 'The password of your account at {brand} has just been changed. All other devices are logged out.',
      button: null,
    },
    emailChanged: {
      subject: 'Your e-mail address was changed',
      body: 'The main e-mail address of your account at {brand} is another one now. All other devices are logged out.',
      button: null,
    },
    addressTaken: {
      subject: 'You have an account already',
      body: 'Somebody wanted to use this address for an account at {brand}, but it has one already. If it was you, log in; if you do not know the password any more, set a new one.',
      button: 'Set a new password',
    },
    accountDeleted: {
      subject: 'Your account was deleted',
      body: 'Your account at {brand} was deleted, as you wished. We no longer keep your personal data.',
      button: null,
    },
  },
};
