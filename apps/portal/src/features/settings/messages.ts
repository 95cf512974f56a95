import { defineMessages } from 'react-intl';
import { texts } from '../../lib/texts.ts';

export const messages = texts(
  defineMessages({
    account: {
      id: 'settings.account',
      defaultMessage: 'Your account',
      description: 'Heading of the settings: profile, addresses, password.',
    },
    data: {
      id: 'settings.data',
      defaultMessage: 'Your data',
      description: 'Heading of the settings: download, delete.',
    },
    profileText: {
      id: 'settings.profileText',
      defaultMessage: 'Name, birthday, picture, address',
      description: 'Under the link to the profile.',
    },
    passwordText: {
      id: 'settings.passwordText',
      defaultMessage: 'You are logged out everywhere else when you change it',
      description: 'Under the link to the page that changes the password.',
    },
    oldPassword: {
      id: 'settings.oldPassword',
      defaultMessage: 'Present password',
      description: 'Field: the password until now.',
    },
    newPassword: {
      id: 'settings.newPassword',
      defaultMessage: 'New password',
      description: 'Field: the password to be.',
    },
    savePassword: {
      id: 'settings.savePassword',
      defaultMessage: 'Change password',
      description: 'Button: saves the new password.',
    },
    passwordSaved: {
      id: 'settings.passwordSaved',
      defaultMessage: 'Your password is changed',
      description: 'Title after the password was changed.',
    },
    passwordSavedText: {
      id: 'settings.passwordSavedText',
      defaultMessage: 'You stay logged in here; all other devices are logged out.',
      description: 'Text after the password was changed.',
    },
    back: {
      id: 'settings.back',
      defaultMessage: 'To the settings',
      description: 'Button: back to the settings.',
    },
  }),
);
