import { defineMessages } from 'react-intl';
import { texts } from '../../../lib/i18n/texts.ts';

export const messages = texts(
  'account',
  defineMessages({
    intro: {
      id: 'emails.intro',
      defaultMessage:
        'You log in with your main address, and we send our emails there. Studios may know you by one of the others.',
      description: 'Under the title of the list of e-mail addresses.',
    },
    main: {
      id: 'emails.main',
      defaultMessage: 'Main address',
      description: 'State of an e-mail address: the one to log in with.',
    },
    confirmed: {
      id: 'emails.confirmed',
      defaultMessage: 'Confirmed',
      description: 'State of an e-mail address: its code was entered.',
    },
    waiting: {
      id: 'emails.waiting',
      defaultMessage: 'Not confirmed yet',
      description: 'State of an e-mail address: its code was not entered yet.',
    },
    change: {
      id: 'emails.change',
      defaultMessage: 'Change',
      description: 'Link beside the main e-mail address: to the page that changes it.',
    },
    enterCode: {
      id: 'emails.enterCode',
      defaultMessage: 'Enter code',
      description: 'Link beside an e-mail address that waits for its code.',
    },
    makeMain: {
      id: 'emails.makeMain',
      defaultMessage: 'Make main address',
      description: 'Link beside a confirmed additional e-mail address.',
    },
    remove: {
      id: 'emails.remove',
      defaultMessage: 'Remove',
      description: 'Link beside an additional e-mail address, and button that removes it.',
    },
    addIntro: {
      id: 'emails.addIntro',
      defaultMessage: 'We’ll send a code to this address to make sure it’s yours.',
      description: 'Under the title of the page that adds an e-mail address.',
    },
    address: {
      id: 'emails.address',
      defaultMessage: 'Email address',
      description: 'Field: an additional e-mail address.',
    },
    newAddress: {
      id: 'emails.newAddress',
      defaultMessage: 'New email address',
      description: 'Field: the main address to be.',
    },
    sendCode: {
      id: 'emails.sendCode',
      defaultMessage: 'Send code',
      description: 'Button: sends a code to the typed address.',
    },
    checkMail: {
      id: 'emails.checkMail',
      defaultMessage: 'Enter the code for {email}',
      description: 'Title of the step that asks for the code of a mail.',
    },
    otherAddress: {
      id: 'emails.otherAddress',
      defaultMessage: 'Use another address',
      description: 'Button below the code of a mail: back to the field for the address.',
    },
    changeIntro: {
      id: 'emails.changeIntro',
      defaultMessage: 'Until you confirm the new address, log in with {email}.',
      description: 'Under the title of the page that changes the main address.',
    },
    which: {
      id: 'emails.which',
      defaultMessage: 'Which address do you want as your main one?',
      description: 'Question with the confirmed additional addresses and “another one” as answers.',
    },
    another: {
      id: 'emails.another',
      defaultMessage: 'Another address',
      description: 'Last answer to which address shall be the main one.',
    },
    password: {
      id: 'emails.password',
      defaultMessage: 'Your password',
      description: 'Field: the password confirms the change of the main address.',
    },
    goOn: {
      id: 'emails.goOn',
      defaultMessage: 'Change main address',
      description: 'Button: changes the main address, or sends the code that does.',
    },
    removeQuestion: {
      id: 'emails.removeQuestion',
      defaultMessage: 'Which address do you want to remove?',
      description: 'Question with the additional addresses as answers.',
    },
    removeIntro: {
      id: 'emails.removeIntro',
      defaultMessage: 'Your connections to studios stay as they are.',
      description: 'Under the title of the page that removes an additional address.',
    },
    noneToRemove: {
      id: 'emails.noneToRemove',
      defaultMessage: 'Your account has no other email address.',
      description: 'There is nothing to remove; the main address can only be changed.',
    },
    removed: {
      id: 'emails.removed',
      defaultMessage: '{email} has been removed',
      description: 'Title after an additional address was removed.',
    },
    back: {
      id: 'emails.back',
      defaultMessage: 'View my email addresses',
      description: 'Button: to the list of addresses.',
    },
  }),
);
