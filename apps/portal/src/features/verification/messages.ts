import { defineMessages } from 'react-intl';
import { texts } from '../../site/language/texts.ts';

export const messages = texts(
  defineMessages({
    verifying: {
      id: 'verify.verifying',
      defaultMessage: 'We are confirming {email} …',
      description: 'While the code of a link is sent.',
    },
    failed: {
      id: 'verify.failed',
      defaultMessage: 'This link did not confirm {email}.',
      description: 'The code of the link was not accepted; a field for another code follows.',
    },
    changed: {
      id: 'verify.changed',
      defaultMessage: 'Your new e-mail address is confirmed',
      description: 'Title after the main address of an account was changed.',
    },
    changedText: {
      id: 'verify.changedText',
      defaultMessage: 'From now on you log in with {email}.',
      description: 'Text after the main address of an account was changed.',
    },
    added: {
      id: 'verify.added',
      defaultMessage: 'The address is confirmed',
      description: 'Title after an additional address was confirmed.',
    },
    addedText: {
      id: 'verify.addedText',
      defaultMessage: '{email} belongs to your account now.',
      description: 'Text after an additional address was confirmed.',
    },
    incomplete: {
      id: 'verify.incomplete',
      defaultMessage:
        'This link is not complete. Please open it from the mail again, or enter the code under your e-mail addresses.',
      description: 'A link without address or code.',
    },
    unconfirmed: {
      id: 'verify.unconfirmed',
      defaultMessage: 'Please confirm your e-mail address',
      description: 'Title of a notice: the main address waits for its code.',
    },
    unconfirmedText: {
      id: 'verify.unconfirmedText',
      defaultMessage:
        'We have sent a code to {email}. As soon as you enter it, we know that our mails reach you.',
      description: 'Text of the notice that the main address waits for its code.',
    },
    later: {
      id: 'verify.later',
      defaultMessage: 'Later',
      description: 'Button after a login: goes on without confirming the address.',
    },
    toEmails: {
      id: 'verify.toEmails',
      defaultMessage: 'To my e-mail addresses',
      description: 'Button after confirming: to the list of addresses in the settings.',
    },
  }),
);
