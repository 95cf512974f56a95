import { defineMessages } from 'react-intl';
import { texts } from '../../../lib/i18n/texts.ts';

/** Texts of passes in the wallet of a phone. */
export const messages = texts(
  'account',
  defineMessages({
    apple: {
      id: 'wallet.apple',
      defaultMessage: 'Add to Apple Wallet',
      description: 'Button: adds the code for the door, or a booking, to Apple’s wallet.',
    },
    google: {
      id: 'wallet.google',
      defaultMessage: 'Add to Google Wallet',
      description: 'Button: adds the code for the door, or a booking, to Google’s wallet.',
    },
    renews: {
      id: 'wallet.renews',
      defaultMessage:
        'You have a wallet card since {when}. Adding it again replaces it: the old one stops opening the door.',
      description: 'Under the buttons that add the code for the door. {when} is a date and time.',
    },
    card: {
      id: 'wallet.card',
      defaultMessage: 'Wallet card',
      description: 'Heading in the settings: the card that opens the door from the phone’s wallet.',
    },
    cardText: {
      id: 'wallet.cardText',
      defaultMessage:
        'Your card in the wallet of your phone opens the door, even offline. Lost your phone? Remove the card here.',
      description: 'Under the heading of the wallet card.',
    },
    added: {
      id: 'wallet.added',
      defaultMessage: 'Added: {when}',
      description: 'When the wallet card was added.',
    },
    remove: {
      id: 'wallet.remove',
      defaultMessage: 'Remove card',
      description: 'Button: removes the wallet card, also in the question whether to.',
    },
    keep: {
      id: 'wallet.keep',
      defaultMessage: 'Keep card',
      description: 'Button: does not remove the wallet card.',
    },
    removeQuestion: {
      id: 'wallet.removeQuestion',
      defaultMessage: 'Remove your wallet card?',
      description: 'Heading of the question.',
    },
    removeText: {
      id: 'wallet.removeText',
      defaultMessage:
        'It stops opening the door at once. It stays visible in your wallet until you delete it there.',
      description: 'In the question: what removing the wallet card does.',
    },
    removed: {
      id: 'wallet.removed',
      defaultMessage: 'Your wallet card no longer opens the door.',
      description: 'Message after the wallet card was removed.',
    },
  }),
);
