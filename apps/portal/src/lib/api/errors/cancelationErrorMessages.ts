import { defineMessages } from 'react-intl';

/** Messages for the error codes of contracts and of their cancelation. */
export const cancelationErrorMessages = defineMessages({
  'contract.error.alreadycanceled': {
    id: 'contract.error.alreadycanceled',
    defaultMessage: 'This has been cancelled already.',
    description: 'Something is canceled that was canceled before.',
  },
  'contract.error.cancelationreasonunknown': {
    id: 'contract.error.cancelationreasonunknown',
    defaultMessage: 'This reason isn’t offered any more. Choose another one.',
    description: 'A reason for a cancelation that the studio does not have.',
  },
  'contract.error.documentnotfound': {
    id: 'contract.error.documentnotfound',
    defaultMessage: 'There is no such document.',
    description: 'A receipt is asked for of a contract that is not canceled.',
  },
  'contract.error.enddatenotpossible': {
    id: 'contract.error.enddatenotpossible',
    defaultMessage: 'It can’t end on this day any more. Choose another day.',
    description: 'A contract cannot end on the chosen day.',
  },
  'contract.error.notcancelable': {
    id: 'contract.error.notcancelable',
    defaultMessage: 'This can’t be cancelled online. Contact your studio.',
    description: 'A contract or module cannot be canceled online.',
  },
  'contract.error.notcanceled': {
    id: 'contract.error.notcanceled',
    defaultMessage: 'There is no cancellation to withdraw, or it’s too late for that.',
    description: 'A cancelation is withdrawn that there is not, or whose end is over.',
  },
  'modulecontract.error.notfound': {
    id: 'modulecontract.error.notfound',
    defaultMessage: 'We couldn’t find this add-on.',
    description: 'Unknown module of a contract.',
  },
});
