import { defineMessages } from 'react-intl';
import { texts } from '../../../lib/i18n/texts.ts';

/** Texts of the comparison of keeping, pausing, changing and canceling a contract. */
export const outlookMessages = texts(
  'membership',
  defineMessages({
    title: {
      id: 'outlook.title',
      defaultMessage: 'Compare your options',
      description: 'Heading above the comparison of pausing, changing and canceling a contract.',
    },
    choices: {
      id: 'outlook.choices',
      defaultMessage: 'Compare with',
      description: 'Name of the choice between pausing, changing and canceling a contract.',
    },
    KEEP: {
      id: 'outlook.keep',
      defaultMessage: 'As it is',
      description: 'Heading of a column: the contract stays as it is.',
    },
    PAUSE: { id: 'outlook.pause', defaultMessage: 'Pause', description: 'One of three choices.' },
    CHANGE: {
      id: 'outlook.change',
      defaultMessage: 'Change',
      description: 'One of three choices: another membership.',
    },
    CANCEL: {
      id: 'outlook.cancel',
      defaultMessage: 'Cancel',
      description: 'One of three choices: end the membership.',
    },
    paused: {
      id: 'outlook.paused',
      defaultMessage: 'Pause {days}',
      description: 'Heading of a column. days: such as 2–29 December 2026.',
    },
    canceled: {
      id: 'outlook.canceled',
      defaultMessage: 'Cancel today',
      description: 'Heading of a column.',
    },
    membership: {
      id: 'outlook.membership',
      defaultMessage: 'Membership',
      description: 'Label of the choice between memberships to change to.',
    },
    option: {
      id: 'outlook.option',
      defaultMessage: '{name}, {term}',
      description: 'Membership to change to, with its minimum term.',
    },
    ends: {
      id: 'outlook.ends',
      defaultMessage: 'Ends',
      description: 'Row of the comparison: the last day.',
    },
    atTheEarliest: {
      id: 'outlook.atTheEarliest',
      defaultMessage: 'Open-ended, {day} at the earliest',
      description: 'In the row for the last day of contracts that continue.',
    },
    nextPayment: {
      id: 'outlook.nextPayment',
      defaultMessage: 'Next payment',
      description: 'Row of the comparison.',
    },
    payment: {
      id: 'outlook.payment',
      defaultMessage: '{price} on {day}',
      description: 'In the row for the next payment.',
    },
    noPayment: {
      id: 'outlook.noPayment',
      defaultMessage: 'None',
      description: 'In the row for the next payment.',
    },
    total: {
      id: 'outlook.total',
      defaultMessage: 'Total until {day}',
      description: 'Row of the comparison: what is paid within twelve months.',
    },
  }),
);
