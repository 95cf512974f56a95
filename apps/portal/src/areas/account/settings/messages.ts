import { defineMessages } from 'react-intl';
import { texts } from '../../../lib/i18n/texts.ts';

export const messages = texts(
  'account',
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
      defaultMessage: 'Name, date of birth, picture, address',
      description: 'Under the link to the profile.',
    },
    passwordText: {
      id: 'settings.passwordText',
      defaultMessage: 'Changing it logs you out everywhere else',
      description: 'Under the link to the page that changes the password.',
    },
    oldPassword: {
      id: 'settings.oldPassword',
      defaultMessage: 'Current password',
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
      defaultMessage: 'Your password has been changed',
      description: 'Title after the password was changed.',
    },
    passwordSavedText: {
      id: 'settings.passwordSavedText',
      defaultMessage: 'You’re still logged in here. All your other devices have been logged out.',
      description: 'Text after the password was changed.',
    },
    studios: {
      id: 'settings.studios',
      defaultMessage: 'Connected studios',
      description: 'Heading of the settings: the studios that the account is connected to.',
    },
    studiosText: {
      id: 'settings.studiosText',
      defaultMessage:
        'Connect a studio to book with your membership and see your contract, invoices and drinks wallet here.',
      description: 'Under the heading of the connected studios.',
    },
    noStudios: {
      id: 'settings.noStudios',
      defaultMessage: 'Your account isn’t connected to a studio yet.',
      description: 'Instead of the list of connected studios.',
    },
    connect: {
      id: 'settings.connect',
      defaultMessage: 'Connect a studio',
      description: 'Button: to the page that connects a studio.',
    },
    disconnect: {
      id: 'settings.disconnect',
      defaultMessage: 'Disconnect studio',
      description: 'Button: ends the connection to a studio, here and in the question.',
    },
    disconnectQuestion: {
      id: 'settings.disconnectQuestion',
      defaultMessage: 'Disconnect {studio}?',
      description: 'Title of the question before a connection ends.',
    },
    disconnectText: {
      id: 'settings.disconnectText',
      defaultMessage:
        'Your membership and bookings stay. You just won’t see them in this account until you connect again.',
      description: 'Text of the question before a connection ends.',
    },
    keepConnected: {
      id: 'settings.keepConnected',
      defaultMessage: 'Stay connected',
      description: 'Button: the connection stays.',
    },
    disconnected: {
      id: 'settings.disconnected',
      defaultMessage: '{studio} has been disconnected.',
      description: 'Told after a connection ended.',
    },
    downloadText: {
      id: 'settings.downloadText',
      defaultMessage:
        'One file (JSON) with your account, profile, email addresses, what the studio knows about you, your bookings and your payment methods. The file is made on your device.',
      description: 'Above the button that saves all data of the account.',
    },
    download: {
      id: 'settings.download',
      defaultMessage: 'Download my data',
      description: 'Button: saves all data of the account as a file.',
    },
    downloaded: {
      id: 'settings.downloaded',
      defaultMessage: '{file} is in your downloads.',
      description: 'Told after the data was saved; {file} is the name of the file.',
    },
    deleteTitle: {
      id: 'settings.deleteTitle',
      defaultMessage: 'Delete account',
      description: 'Heading, and button that opens the question.',
    },
    deleteText: {
      id: 'settings.deleteText',
      defaultMessage: 'Your membership goes on; you cancel it separately.',
      description: 'Above the button that opens the question whether the account shall be deleted.',
    },
    deleteQuestion: {
      id: 'settings.deleteQuestion',
      defaultMessage: 'Delete your account?',
      description: 'Title of the dialog.',
    },
    deleteGone: {
      id: 'settings.deleteGone',
      defaultMessage:
        'Your profile, picture, email addresses, payment methods and connections are deleted immediately. This can’t be undone.',
      description: 'First consequence of deleting the account.',
    },
    deleteStudio: {
      id: 'settings.deleteStudio',
      defaultMessage:
        'Memberships and contracts stay with your studio, which keeps your details. They go on until you cancel them.',
      description: 'Second consequence of deleting the account.',
    },
    deleteLaw: {
      id: 'settings.deleteLaw',
      defaultMessage:
        'Records we must keep by law, such as invoices, are kept for the required time. Your name is removed from past bookings.',
      description: 'Third consequence of deleting the account.',
    },
    deletePassword: {
      id: 'settings.deletePassword',
      defaultMessage: 'Your password',
      description: 'Field: the password confirms that the account is to be deleted.',
    },
    deleteConfirm: {
      id: 'settings.deleteConfirm',
      defaultMessage: 'Delete permanently',
      description: 'Button: deletes the account.',
    },
    keepAccount: {
      id: 'settings.keepAccount',
      defaultMessage: 'Keep account',
      description: 'Button: closes the question.',
    },
    back: {
      id: 'settings.back',
      defaultMessage: 'Back to settings',
      description: 'Button: back to the settings.',
    },
  }),
);
