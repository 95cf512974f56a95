import { defineMessages } from 'react-intl';
import { texts } from '../../../lib/i18n/texts.ts';

export const messages = texts(
  'account',
  defineMessages({
    title: {
      id: 'passkeys.title',
      defaultMessage: 'Passkeys',
      description: 'Heading in the settings, over the list of passkeys.',
    },
    text: {
      id: 'passkeys.text',
      defaultMessage:
        'With a passkey you log in by fingerprint, face or PIN instead of your password.',
      description: 'Under the heading of the passkeys, and in the dialog that offers one.',
    },
    loading: {
      id: 'passkeys.loading',
      defaultMessage: 'Loading passkeys',
      description: 'For screen readers, while the passkeys load.',
    },
    added: {
      id: 'passkeys.added',
      defaultMessage: 'Added: {when}',
      description: 'Under a passkey: when it was added.',
    },
    lastUsed: {
      id: 'passkeys.lastUsed',
      defaultMessage: 'Last used: {when}',
      description: 'Under a passkey: when somebody last logged in with it.',
    },
    neverUsed: {
      id: 'passkeys.neverUsed',
      defaultMessage: 'Not used yet',
      description: 'Under a passkey with which nobody has logged in.',
    },
    add: {
      id: 'passkeys.add',
      defaultMessage: 'Add a passkey',
      description: 'Button and title of the dialog: adds a passkey to the account.',
    },
    name: {
      id: 'passkeys.name',
      defaultMessage: 'Name of the passkey',
      description: 'Field: what the reader calls a passkey, such as the name of the device.',
    },
    enterName: {
      id: 'passkeys.enterName',
      defaultMessage: 'Enter a name for the passkey',
      description: 'The field for the name of a passkey is empty.',
    },
    thisDevice: {
      id: 'passkeys.thisDevice',
      defaultMessage: 'My device',
      description: 'Name that a new passkey has until the reader types another.',
    },
    password: {
      id: 'passkeys.password',
      defaultMessage: 'Your password',
      description: 'Field in the dialog that adds a passkey: the password, to confirm.',
    },
    cancel: {
      id: 'passkeys.cancel',
      defaultMessage: 'Cancel',
      description: 'Button in the dialog that adds a passkey: closes it.',
    },
    remove: {
      id: 'passkeys.remove',
      defaultMessage: 'Remove',
      description: 'Button beside a passkey, and in the question: removes it.',
    },
    keep: {
      id: 'passkeys.keep',
      defaultMessage: 'Keep passkey',
      description: 'Button in the question whether to remove a passkey: no.',
    },
    removeQuestion: {
      id: 'passkeys.removeQuestion',
      defaultMessage: 'Remove the passkey “{name}”?',
      description: 'Title of the question; name is what the reader calls the passkey.',
    },
    removeText: {
      id: 'passkeys.removeText',
      defaultMessage:
        'You can’t log in with it any more. Delete it on your device or in your password manager, too.',
      description: 'In the question whether to remove a passkey.',
    },
    canceled: {
      id: 'passkeys.canceled',
      defaultMessage: 'You cancelled, or it took too long. Try again.',
      description: 'The browser asked for a passkey and got none.',
    },
    onDevice: {
      id: 'passkeys.onDevice',
      defaultMessage: 'This device already has a passkey for your account.',
      description: 'A second passkey was to be made on one device.',
    },
    unsupported: {
      id: 'passkeys.unsupported',
      defaultMessage:
        'Passkeys don’t work on this device or in this browser. You can still log in with your password.',
      description: 'The browser or the device cannot make or use a passkey.',
    },
    logIn: {
      id: 'passkeys.logIn',
      defaultMessage: 'Log in with a passkey',
      description: 'Button on the login page.',
    },
    offer: {
      id: 'passkeys.offer',
      defaultMessage: 'Log in faster next time?',
      description: 'Title of the dialog that offers a passkey after a login with a password.',
    },
    later: {
      id: 'passkeys.later',
      defaultMessage: 'Not now',
      description: 'Button in the dialog that offers a passkey: closes it.',
    },
  }),
);
