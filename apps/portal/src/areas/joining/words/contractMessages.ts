import { defineMessages } from 'react-intl';
import { texts } from '../../../lib/i18n/texts.ts';

/** Texts about contracts before and after signing. */
export const contractMessages = texts(
  'joining',
  defineMessages({
    every: {
      id: 'contract.every',
      defaultMessage: '{price} {frequency}',
      description:
        'How much is paid how often: "€17.90 every 2 weeks". {frequency} is text contract.frequency.',
    },
    frequency: {
      id: 'contract.frequency',
      defaultMessage:
        '{unit, select, DAY {{count, plural, one {a day} other {every # days}}} WEEK {{count, plural, one {a week} other {every # weeks}}} MONTH {{count, plural, one {a month} other {every # months}}} other {{count, plural, one {a year} other {every # years}}}}',
      description: 'How often something is paid, after a price: "a month", "every 2 weeks".',
    },
    payments: {
      id: 'contract.payments',
      defaultMessage: '{count, number} × {price}',
      description: 'How many payments of how much.',
    },
    paymentsAndPart: {
      id: 'contract.paymentsAndPart',
      defaultMessage: '{count, number} × {price} + {part}',
      description: 'So many payments of so much, and one for a part of a period.',
    },
    endsItself: {
      id: 'contract.endsItself',
      defaultMessage: 'Ends by itself',
      description: 'What happens after the minimum term.',
    },
    indefinite: {
      id: 'contract.indefinite',
      defaultMessage: 'Goes on until you cancel, with {notice} notice',
      description: 'What happens after the minimum term. {notice} is a length such as "1 month".',
    },
    renews: {
      id: 'contract.renews',
      defaultMessage: 'Renews for {term} each time, with {notice} notice',
      description: 'What happens after the minimum term. {term} and {notice} are lengths of time.',
    },
    minimumTerm: {
      id: 'contract.minimumTerm',
      defaultMessage: 'Minimum term',
      description: 'Label of a length of time.',
    },
    payment: {
      id: 'contract.payment',
      defaultMessage: 'Payment',
      description: 'Label: how much is paid how often.',
    },
    start: { id: 'contract.start', defaultMessage: 'Start', description: 'Label of a day.' },
    use: {
      id: 'contract.use',
      defaultMessage: 'You can train from',
      description: 'Label of a day.',
    },
    firstEnd: {
      id: 'contract.firstEnd',
      defaultMessage: 'First end date',
      description: 'Label: last day of the minimum term.',
    },
    cancelBy: {
      id: 'contract.cancelBy',
      defaultMessage: 'Cancel by',
      description:
        'Label: last day to give notice so that the contract ends on its first end date.',
    },
    notice: {
      id: 'contract.notice',
      defaultMessage: 'Notice period',
      description: 'Label of a length of time.',
    },
    after: {
      id: 'contract.after',
      defaultMessage: 'After that',
      description: 'Label: what happens when the minimum term is over.',
    },
    aMonth: {
      id: 'contract.aMonth',
      defaultMessage: '{price} a month',
      description: 'Monthly price of a membership, with all fees spread in.',
    },
    total: {
      id: 'contract.total',
      defaultMessage: 'Total over the minimum term',
      description: 'Label of everything that is paid over the minimum term, fees included.',
    },
    totalOver: {
      id: 'contract.totalOver',
      defaultMessage: 'Total over {term}',
      description:
        'Label of everything that is paid over the minimum term, fees included. term: such as 12 months.',
    },
    bankTransferHint: {
      id: 'contract.bankTransferHint',
      defaultMessage: 'You transfer each payment yourself. The studio tells you where to.',
      description: 'Under a way to pay.',
    },
    contractNumber: {
      id: 'contract.contractNumber',
      defaultMessage: 'Contract number',
      description: 'Label.',
    },
    signedAt: {
      id: 'contract.signedAt',
      defaultMessage: 'Signed',
      description: 'Label of a moment.',
    },
    studio: { id: 'contract.studio', defaultMessage: 'Studio', description: 'Label.' },
    mandate: {
      id: 'contract.mandate',
      defaultMessage: 'Mandate {reference}, account {iban}',
      description: 'Which bank account is debited, on a signed contract.',
    },
    endsOn: {
      id: 'myContracts.endsOn',
      defaultMessage: 'Ends on {day}',
      description: 'Of a contract or a module. day: in full, such as 31 March 2027.',
    },
    endedOn: {
      id: 'myContracts.endedOn',
      defaultMessage: 'Ended on {day}',
      description: 'Of a contract that is over. day: in full.',
    },
    since: {
      id: 'myContracts.since',
      defaultMessage: 'Since {day}',
      description: 'Of a contract. day: in full.',
    },
    from: {
      id: 'myContracts.from',
      defaultMessage: 'From {day}',
      description: 'Of a contract that is still to begin. day: in full.',
    },
  }),
);
