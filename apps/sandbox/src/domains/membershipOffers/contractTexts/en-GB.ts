import type { ContractTexts } from './types.ts';

export const enGB: ContractTexts = {
  subject: 'Your contract: {contract}',
  body: 'Welcome to {studio}! You have signed a contract. Please keep this email: it has everything that you have agreed to.',
  changed:
    'You have changed your membership at {studio}. Please keep this email: it has everything that you have agreed to.',
  earlyStart:
    'You have asked to start before your withdrawal period ends on {withdrawal}. If you withdraw, you pay for the days up to then.',
  signature: 'Signature of {name}',
  extensions: {
    INDEFINITE:
      'After the minimum term the contract goes on until you cancel it, with a notice period of {notice}.',
    FIXED:
      'After the minimum term the contract goes on for {further} at a time, with a notice period of {notice}.',
    NONE: 'The contract ends by itself after its term.',
  },
  labels: {
    what: 'Contract:',
    number: 'Contract number:',
    studio: 'Studio:',
    start: 'Begins on:',
    use: 'You can train from:',
    term: 'Minimum term:',
    end: 'Ends no earlier than:',
    notice: 'Notice period:',
    cancelUntil: 'To end it then, cancel by:',
    total: 'Total over the minimum term:',
    monthly: 'Per month, with all fees:',
    mandate: 'SEPA mandate reference:',
    signed: 'Signed:',
    withdrawUntil: 'You can withdraw until:',
    replaces: 'In place of:',
    replacedEnd: 'Which ends on:',
    stillCharged: 'Still charged for it:',
    credit: 'Credited to you:',
  },
};
