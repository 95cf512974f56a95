import { defineMessages } from 'react-intl';
import { texts } from '../../../lib/i18n/texts.ts';

/** Texts for paying, signing and confirming a contract. */
export const signMessages = texts(
  'joining',
  defineMessages({
    paymentTitle: {
      id: 'contract.paymentTitle',
      defaultMessage: 'How would you like to pay?',
      description: 'Title of the payment step.',
    },
    way: {
      id: 'contract.way',
      defaultMessage: 'Payment method',
      description: 'Question with answers.',
    },
    otherAccount: {
      id: 'contract.otherAccount',
      defaultMessage: 'Use another account',
      description: 'Payment method beside the bank account that is debited today.',
    },
    bank: {
      id: 'contract.bank',
      defaultMessage: '{bank}, BIC {bic}',
      description: 'The bank of an IBAN, under the field.',
    },
    summaryTitle: {
      id: 'contract.summaryTitle',
      defaultMessage: 'Check and sign',
      description: 'Title of the last step.',
    },
    membership: {
      id: 'contract.membership',
      defaultMessage: 'Membership',
      description: 'Label of the summary of what was chosen.',
    },
    earlyStart: {
      id: 'contract.earlyStart',
      defaultMessage:
        'I want to start before my withdrawal period ends on {day}. If I withdraw, I pay for the days up to then.',
      description: 'Box to tick, empty at first; {day} is a date.',
    },
    earlyStartMissing: {
      id: 'contract.earlyStartMissing',
      defaultMessage: 'Tick that you want to start early, or choose a later start',
      description: 'Fault under a box. Without a full stop.',
    },
    renewal: {
      id: 'contract.renewal',
      defaultMessage:
        'I agree that my membership goes on until I cancel, and that I’m charged for it.',
      description: 'Box to tick in the United States: consent to renewal, apart from other terms.',
    },
    renewalMissing: {
      id: 'contract.renewalMissing',
      defaultMessage: 'Agree to the renewal, or choose a membership that ends by itself',
      description: 'Fault under a box. Without a full stop.',
    },
    readAndAccept: {
      id: 'contract.readAndAccept',
      defaultMessage: 'I accept “{title}”',
      description: 'Box under a text block; {title} is its heading.',
    },
    acceptOptional: {
      id: 'contract.acceptOptional',
      defaultMessage: 'Yes, I agree to “{title}” (optional)',
      description: 'Box under a text that need not be accepted, such as news by email.',
    },
    priceChanged: {
      id: 'contract.priceChanged',
      defaultMessage:
        'The price has changed. This is what it costs now: nothing has been signed yet.',
      description: 'Notice above the order button.',
    },
    signedElsewhere: {
      id: 'contract.signedElsewhere',
      defaultMessage:
        'You’ve just signed this in another tab. If you sign here too, that makes a second contract.',
      description: 'Instead of the order button.',
    },
    signSecond: {
      id: 'contract.signSecond',
      defaultMessage: 'Sign a second contract',
      description: 'Button under “signedElsewhere”; shows the order button.',
    },
    sendAgain: {
      id: 'contract.sendAgain',
      defaultMessage:
        'We don’t know whether your signature arrived. Press the button again: you won’t sign twice.',
      description: 'The connection broke after the contract was sent.',
    },
    sign: {
      id: 'contract.sign',
      defaultMessage: 'Sign',
      description: 'Button: nothing costs anything, or the law prescribes no label.',
    },
    signing: {
      id: 'contract.signing',
      defaultMessage: 'Signing your contract…',
      description: 'While it is sent.',
    },
    doneTitle: {
      id: 'contract.doneTitle',
      defaultMessage: 'Welcome, your contract is signed',
      description: 'Title of the result.',
    },
    doneText: {
      id: 'contract.doneText',
      defaultMessage: 'We’ve sent it to you by email.',
      description: 'Under the title of the result.',
    },
    doneUnknown: {
      id: 'contract.doneUnknown',
      defaultMessage:
        'We show a contract only right after it’s signed. You have yours in your email.',
      description: 'The page of the result was loaded anew by somebody without an account.',
    },
    unknownText: {
      id: 'contract.unknownText',
      defaultMessage: 'If you’ve signed a membership, you have the contract in your email.',
      description: 'Under the title “We couldn’t find this order.”',
    },
    signedBy: {
      id: 'contract.signedBy',
      defaultMessage: 'Member',
      description: 'Label of a name.',
    },
    withdrawUntil: {
      id: 'contract.withdrawUntil',
      defaultMessage: 'You can withdraw from this contract until {day}, without giving a reason.',
      description: 'On a signed contract.',
    },
    revocation: {
      id: 'contract.revocation',
      defaultMessage: 'How to withdraw',
      description: 'Link to the text about the right of withdrawal.',
    },
    download: {
      id: 'contract.download',
      defaultMessage: 'Download contract (PDF)',
      description: 'Button.',
    },
    toStudio: {
      id: 'contract.toStudio',
      defaultMessage: 'Back to the studio',
      description: 'Link.',
    },
  }),
);
