import { defineMessages } from 'react-intl';
import { texts } from '../../../lib/i18n/texts.ts';

/** Texts of a member's contracts. */
export const messages = texts(
  'membership',
  defineMessages({
    current: {
      id: 'myContracts.current',
      defaultMessage: 'Current',
      description: 'One of two lists of contracts: those that are not over.',
    },
    past: {
      id: 'myContracts.past',
      defaultMessage: 'Past',
      description: 'One of two lists of contracts: those that are over.',
    },
    lists: {
      id: 'myContracts.lists',
      defaultMessage: 'Which contracts',
      description: 'Name of the choice between current and past contracts, for screen readers.',
    },
    noCurrent: {
      id: 'myContracts.noCurrent',
      defaultMessage: 'You have no current contract.',
      description: 'In place of the contracts of a member.',
    },
    noPast: {
      id: 'myContracts.noPast',
      defaultMessage: 'None of your contracts has ended.',
      description: 'In place of the past contracts of a member.',
    },
    toOffers: {
      id: 'myContracts.toOffers',
      defaultMessage: 'See memberships',
      description: 'Leads to the memberships that can be signed.',
    },
    back: {
      id: 'myContracts.back',
      defaultMessage: 'All contracts',
      description: 'Leads from one contract to the list.',
    },
    gone: {
      id: 'myContracts.gone',
      defaultMessage: 'We don’t know this contract.',
      description: 'The address names a contract that the member does not have.',
    },
    upcoming: {
      id: 'myContracts.upcoming',
      defaultMessage: 'Starts soon',
      description: 'State of a contract.',
    },
    running: {
      id: 'myContracts.running',
      defaultMessage: 'Active',
      description: 'State of a contract.',
    },
    canceled: {
      id: 'myContracts.canceled',
      defaultMessage: 'Cancelled',
      description: 'State of a contract that is canceled and still runs.',
    },
    pendingCancelations: {
      id: 'myContracts.pendingCancelations',
      defaultMessage: 'Cancelled, but still running',
      description: 'Heading above the cancelled contracts and modules that have not ended.',
    },
    pendingCancelation: {
      id: 'myContracts.pendingCancelation',
      defaultMessage: 'Cancelled on {canceled}. Last day: {end}',
      description: 'Under the name of a cancelled contract or module. Both are long dates.',
    },
    ended: {
      id: 'myContracts.ended',
      defaultMessage: 'Ended',
      description: 'State of a contract.',
    },
    timeline: {
      id: 'myContracts.timeline',
      defaultMessage: 'From start to end',
      description: 'Heading above the days of a contract in their order.',
    },
    today: {
      id: 'myContracts.today',
      defaultMessage: 'Today',
      description: 'Point on the timeline of a contract.',
    },
    started: {
      id: 'myContracts.started',
      defaultMessage: 'Contract starts',
      description: 'Point on the timeline of a contract.',
    },
    usable: {
      id: 'myContracts.usable',
      defaultMessage: 'First day at the studio',
      description: 'Point on the timeline of a contract: it may be used before it starts.',
    },
    newPrice: {
      id: 'myContracts.newPrice',
      defaultMessage: 'New price: {price}',
      description: 'Point on the timeline of a contract. price: such as €31.90 every month.',
    },
    pauseStarts: {
      id: 'myContracts.pauseStarts',
      defaultMessage: 'Pause starts',
      description: 'Point on the timeline of a contract.',
    },
    pauseEnds: {
      id: 'myContracts.pauseEnds',
      defaultMessage: 'Last day of the pause',
      description: 'Point on the timeline of a contract.',
    },
    termEnds: {
      id: 'myContracts.termEnds',
      defaultMessage: 'Minimum term ends',
      description: 'Point on the timeline of a contract.',
    },
    noticeBy: {
      id: 'myContracts.noticeBy',
      defaultMessage: 'Last day to cancel for {day}',
      description: 'Point on the timeline of a contract. day: on which it would end.',
    },
    canceledOn: {
      id: 'myContracts.canceledOn',
      defaultMessage: 'Cancelled',
      description: 'Point on the timeline of a contract: the day of its cancelation.',
    },
    nextEnd: {
      id: 'myContracts.nextEnd',
      defaultMessage: 'Next possible end',
      description: 'Point on the timeline of a contract.',
    },
    lastDay: {
      id: 'myContracts.lastDay',
      defaultMessage: 'Contract ends',
      description: 'Point on the timeline of a contract.',
    },
    price: {
      id: 'myContracts.price',
      defaultMessage: 'Price',
      description: 'Label of what a contract costs each time.',
    },
    perMonth: {
      id: 'myContracts.perMonth',
      defaultMessage: 'Average monthly cost',
      description: 'Label: what a contract with modules and fees comes to in a month.',
    },
    fees: {
      id: 'myContracts.fees',
      defaultMessage: 'Fees',
      description: 'Label of the flat fees of a contract.',
    },
    feeOnce: {
      id: 'myContracts.feeOnce',
      defaultMessage: '{name}: {price} on {day}',
      description: 'A flat fee that is due once.',
    },
    feeEvery: {
      id: 'myContracts.feeEvery',
      defaultMessage: '{name}: {price}, first on {day}',
      description: 'A flat fee that comes again. price: such as €9.50 every 6 months.',
    },
    details: {
      id: 'myContracts.details',
      defaultMessage: 'Details',
      description: 'Heading above the facts of a contract.',
    },
    modules: {
      id: 'myContracts.modules',
      defaultMessage: 'Add-ons',
      description: 'Heading above the modules of a contract.',
    },
    included: {
      id: 'myContracts.included',
      defaultMessage: 'Included',
      description: 'In place of the price of a module.',
    },
    tryUntil: {
      id: 'myContracts.tryUntil',
      defaultMessage: 'Free to try until {day}',
      description: 'Of a module.',
    },
    cancelModule: {
      id: 'myContracts.cancelModule',
      defaultMessage: 'Cancel add-on',
      description: 'Button of a module.',
    },
    documents: {
      id: 'myContracts.documents',
      defaultMessage: 'Documents',
      description: 'Heading above the files of a contract.',
    },
    contractFile: {
      id: 'myContracts.contractFile',
      defaultMessage: 'Contract (PDF)',
      description: 'Button that saves the contract.',
    },
    receiptFile: {
      id: 'myContracts.receiptFile',
      defaultMessage: 'Cancellation receipt (PDF)',
      description: 'Button that saves the receipt of the cancelation.',
    },
    withdrawContract: {
      id: 'myContracts.withdrawContract',
      defaultMessage: 'You can withdraw from this contract until {day}.',
      description: 'The right of withdrawal after signing.',
    },
    toWithdrawal: {
      id: 'myContracts.toWithdrawal',
      defaultMessage: 'Withdraw from contract here',
      description: 'Leads to the withdrawal from a contract that was just signed.',
    },
    change: {
      id: 'myContracts.change',
      defaultMessage: 'Change membership',
      description: 'Button: another membership is to take the place of this one.',
    },
    changing: {
      id: 'myContracts.changing',
      defaultMessage: 'Changes soon',
      description: 'State of a contract whose place another one takes.',
    },
    changedOn: {
      id: 'myContracts.changedOn',
      defaultMessage: 'Membership changed',
      description:
        'Point on the timeline of a contract: the day on which another one was signed in its place.',
    },
    replacedBy: {
      id: 'myContracts.replacedBy',
      defaultMessage: '{name} takes its place on {day}.',
      description: 'On a contract whose place another one takes. name: a membership.',
    },
    toSuccessor: {
      id: 'myContracts.toSuccessor',
      defaultMessage: 'View the new contract',
      description: 'Link.',
    },
    replaces: {
      id: 'myContracts.replaces',
      defaultMessage: 'It takes the place of {name} ({number}), which ends on {day}.',
      description: 'On a contract. name: the membership before it.',
    },
    credited: {
      id: 'myContracts.credited',
      defaultMessage: '{price} was credited to your account for it.',
      description: 'After what a contract took the place of.',
    },
  }),
);
