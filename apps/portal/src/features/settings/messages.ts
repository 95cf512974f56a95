import { defineMessages } from 'react-intl';
import { texts } from '../../site/language/texts.ts';

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
    studios: {
      id: 'settings.studios',
      defaultMessage: 'Connected studios',
      description: 'Heading of the settings: the studios that the account is connected to.',
    },
    studiosText: {
      id: 'settings.studiosText',
      defaultMessage:
        'With a connection you book by your membership and see your contract, invoices and credit here.',
      description: 'Under the heading of the connected studios.',
    },
    noStudios: {
      id: 'settings.noStudios',
      defaultMessage: 'Your account is not connected to a studio yet.',
      description: 'Instead of the list of connected studios.',
    },
    connect: {
      id: 'settings.connect',
      defaultMessage: 'Connect a studio',
      description: 'Button: to the page that connects a studio.',
    },
    disconnect: {
      id: 'settings.disconnect',
      defaultMessage: 'Disconnect',
      description: 'Button: ends the connection to a studio, here and in the question.',
    },
    disconnectQuestion: {
      id: 'settings.disconnectQuestion',
      defaultMessage: 'Disconnect from {studio}?',
      description: 'Title of the question before a connection ends.',
    },
    disconnectText: {
      id: 'settings.disconnectText',
      defaultMessage:
        'Your membership and your bookings stay. You just don’t see them in this account any more, until you connect again.',
      description: 'Text of the question before a connection ends.',
    },
    keepConnected: {
      id: 'settings.keepConnected',
      defaultMessage: 'Stay connected',
      description: 'Button: the connection stays.',
    },
    disconnected: {
      id: 'settings.disconnected',
      defaultMessage: 'You are disconnected from {studio}.',
      description: 'Told after a connection ended.',
    },
    downloadText: {
      id: 'settings.downloadText',
      defaultMessage:
        'One file (JSON) with your account, profile, addresses, what the studio knows about you, your bookings and your payment methods. It is made on this device.',
      description: 'Above the button that saves all data of the account.',
    },
    download: {
      id: 'settings.download',
      defaultMessage: 'Download my data',
      description: 'Button: saves all data of the account as a file.',
    },
    downloaded: {
      id: 'settings.downloaded',
      defaultMessage: '{file} is saved with your downloads.',
      description: 'Told after the data was saved; {file} is the name of the file.',
    },
    deleteTitle: {
      id: 'settings.deleteTitle',
      defaultMessage: 'Delete account',
      description: 'Heading, and button that opens the question.',
    },
    deleteText: {
      id: 'settings.deleteText',
      defaultMessage: 'Your membership does not end with it; you cancel that separately.',
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
        'Your profile, picture, e-mail addresses, payment methods and connections are deleted at once. Nobody can bring them back.',
      description: 'First consequence of deleting the account.',
    },
    deleteStudio: {
      id: 'settings.deleteStudio',
      defaultMessage:
        'Memberships and contracts stay with your studio, which still knows you as its member. They go on until you cancel them.',
      description: 'Second consequence of deleting the account.',
    },
    deleteLaw: {
      id: 'settings.deleteLaw',
      defaultMessage:
        'What the law asks to keep, such as invoices, is kept for as long as it says. Past bookings no longer carry your name.',
      description: 'Third consequence of deleting the account.',
    },
    deletePassword: {
      id: 'settings.deletePassword',
      defaultMessage: 'Your password',
      description: 'Field: the password confirms that the account is to be deleted.',
    },
    deleteConfirm: {
      id: 'settings.deleteConfirm',
      defaultMessage: 'Delete for good',
      description: 'Button: deletes the account.',
    },
    keepAccount: {
      id: 'settings.keepAccount',
      defaultMessage: 'Keep account',
      description: 'Button: closes the question.',
    },
    back: {
      id: 'settings.back',
      defaultMessage: 'To the settings',
      description: 'Button: back to the settings.',
    },
  }),
);
