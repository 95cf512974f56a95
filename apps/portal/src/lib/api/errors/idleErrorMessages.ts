import { defineMessages } from 'react-intl';

/** Messages for the error codes of idle periods and their documents. */
export const idleErrorMessages = defineMessages({
  'document.error.kindnottaken': {
    id: 'document.error.kindnottaken',
    defaultMessage: 'Choose a PDF, JPEG, PNG or WebP file.',
    description: 'A document of a kind that is not taken.',
  },
  'document.error.notreadable': {
    id: 'document.error.notreadable',
    defaultMessage: 'We can’t read this file. Choose another one.',
    description: 'A document that is broken.',
  },
  'document.error.toolarge': {
    id: 'document.error.toolarge',
    defaultMessage: 'This file is too large. Choose one of up to {0} MB.',
    description: 'A document that is too large; {0} is a number of megabytes.',
  },
  'idleperiod.error.aftercontractend': {
    id: 'idleperiod.error.aftercontractend',
    defaultMessage: 'Your contract ends before this pause does. Choose earlier days.',
    description: 'A pause that would lie after the end of the contract.',
  },
  'idleperiod.error.contractcanceled': {
    id: 'idleperiod.error.contractcanceled',
    defaultMessage:
      'Your contract has been cancelled, so its pauses can’t be changed. Withdraw the cancellation first.',
    description: 'A pause of a contract that is canceled.',
  },
  'idleperiod.error.documentmissing': {
    id: 'idleperiod.error.documentmissing',
    defaultMessage: 'Your studio needs a document for this pause. Add it and try again.',
    description: 'A pause was asked for without the document that the studio requires.',
  },
  'idleperiod.error.documentunknown': {
    id: 'idleperiod.error.documentunknown',
    defaultMessage: 'We no longer have your document. Add it again.',
    description: 'The document of a pause is no longer kept, or was used already.',
  },
  'idleperiod.error.nocontract': {
    id: 'idleperiod.error.nocontract',
    defaultMessage: 'You don’t have a contract that could be paused.',
    description: 'A pause without a contract.',
  },
  'idleperiod.error.notcancelable': {
    id: 'idleperiod.error.notcancelable',
    defaultMessage: 'This pause can’t be cancelled any more.',
    description: 'A pause that has begun, is over or was refused by the studio.',
  },
  'idleperiod.error.notfound': {
    id: 'idleperiod.error.notfound',
    defaultMessage: 'We couldn’t find this pause.',
    description: 'Unknown pause.',
  },
  'idleperiod.error.overlapping': {
    id: 'idleperiod.error.overlapping',
    defaultMessage: 'There’s already a pause on these days. Choose other days.',
    description: 'A pause that has days in common with another one.',
  },
  'idleperiod.error.startdatenotallowed': {
    id: 'idleperiod.error.startdatenotallowed',
    defaultMessage: 'A pause can’t start on this day. Choose another day.',
    description: 'A pause that begins too early or too far ahead.',
  },
  'idleperiod.error.toolong': {
    id: 'idleperiod.error.toolong',
    defaultMessage: 'This pause is too long. Choose an earlier end.',
    description: 'A pause that is longer than the studio allows.',
  },
  'idleperiod.error.toomanyperyear': {
    id: 'idleperiod.error.toomanyperyear',
    defaultMessage: 'You’ve used up your pauses for {1}. Choose days in another year.',
    description: 'As many pauses as may be begin in the year {1}; {0} is their number.',
  },
  'idleperiod.error.tooshort': {
    id: 'idleperiod.error.tooshort',
    defaultMessage: 'This pause is too short. Choose a later end.',
    description: 'A pause that is shorter than the studio allows, or ends before it begins.',
  },
});
