import { defineMessages } from 'react-intl';
import { texts } from '../../../lib/i18n/texts.ts';

export const messages = texts(
  'account',
  defineMessages({
    verifying: {
      id: 'verify.verifying',
      defaultMessage: 'Confirming {email}…',
      description: 'While the code of a link is sent.',
    },
    failed: {
      id: 'verify.failed',
      defaultMessage: 'We couldn’t confirm {email} with this link.',
      description: 'The code of the link was not accepted; a field for another code follows.',
    },
    changed: {
      id: 'verify.changed',
      defaultMessage: 'Your new email address has been confirmed',
      description: 'Title after the main address of an account was changed.',
    },
    changedText: {
      id: 'verify.changedText',
      defaultMessage: 'From now on you log in with {email}.',
      description: 'Text after the main address of an account was changed.',
    },
    added: {
      id: 'verify.added',
      defaultMessage: 'The address has been confirmed',
      description: 'Title after an additional address was confirmed.',
    },
    addedText: {
      id: 'verify.addedText',
      defaultMessage: '{email} now belongs to your account.',
      description: 'Text after an additional address was confirmed.',
    },
    incomplete: {
      id: 'verify.incomplete',
      defaultMessage:
        'This link isn’t complete. Open it from the email again, or enter the code under your email addresses.',
      description: 'A link without address or code.',
    },
    unconfirmed: {
      id: 'verify.unconfirmed',
      defaultMessage: 'Confirm your email address',
      description: 'Title of a notice: the main address waits for its code.',
    },
    unconfirmedText: {
      id: 'verify.unconfirmedText',
      defaultMessage:
        'We’ve sent a code to {email}. Enter it so that we know our emails reach you.',
      description: 'Text of the notice that the main address waits for its code.',
    },
    later: {
      id: 'verify.later',
      defaultMessage: 'Later',
      description: 'Button after a login: goes on without confirming the address.',
    },
    toEmails: {
      id: 'verify.toEmails',
      defaultMessage: 'View my email addresses',
      description: 'Button after confirming: to the list of addresses in the settings.',
    },
  }),
);
