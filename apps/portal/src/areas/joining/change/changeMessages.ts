import { defineMessages } from 'react-intl';
import { texts } from '../../../lib/i18n/texts.ts';

/** Texts of contract changes. */
export const changeMessages = texts(
  'joining',
  defineMessages({
    title: {
      id: 'contractChange.title',
      defaultMessage: 'Change membership',
      description:
        'Title: the list of memberships that may take the place of the present one. Also the button on a contract.',
    },
    intro: {
      id: 'contractChange.intro',
      defaultMessage: 'Choose what you’d like instead. What you’ve paid ahead is credited to you.',
      description: 'Under the title.',
    },
    today: {
      id: 'contractChange.today',
      defaultMessage: 'Your membership today',
      description: 'Above the name of the contract that is to become another one.',
    },
    withExtras: {
      id: 'contractChange.withExtras',
      defaultMessage: 'With {extras}',
      description: 'Under the price of the present contract: names of its extras.',
    },
    extrasKept: {
      id: 'contractChange.extrasKept',
      defaultMessage: 'Prices include the extras you have today, where they’re available.',
      description: 'Under the memberships that may take the place of the present one.',
    },
    lost: {
      id: 'contractChange.lost',
      defaultMessage: 'Not part of {offer}: {extras}',
      description:
        'Warning: extras of the present contract that the new membership doesn’t have. offer: name of the new one.',
    },
    none: {
      id: 'contractChange.none',
      defaultMessage: 'No other membership can take the place of yours at the moment',
      description: 'Title of an empty page.',
    },
    others: {
      id: 'contractChange.others',
      defaultMessage:
        'Memberships that cost less than what is still to be paid for yours aren’t shown.',
      description: 'Under the memberships that may take the place of the present one.',
    },
    notChangeable: {
      id: 'contractChange.notChangeable',
      defaultMessage: 'This membership can’t be changed',
      description: 'Title: the contract of the address cannot become another one.',
    },
    notChangeableWhy: {
      id: 'contractChange.notChangeableWhy',
      defaultMessage: 'It’s been changed or cancelled already, or it hasn’t started yet.',
      description: 'Under “This membership can’t be changed”: why it is so.',
    },
    membersOnly: {
      id: 'contractChange.membersOnly',
      defaultMessage: 'Log in to change your membership',
      description: 'Title: nobody is logged in.',
    },
    toContracts: {
      id: 'contractChange.toContracts',
      defaultMessage: 'My contracts',
      description: 'Button: leads to the contracts of the member.',
    },
    changes: {
      id: 'contractChange.changes',
      defaultMessage: 'What changes',
      description: 'Heading above both contracts, before the new one is signed.',
    },
    endsWith: {
      id: 'contractChange.endsWith',
      defaultMessage: 'Until now',
      description: 'Label of the contract that ends.',
    },
    beginsWith: {
      id: 'contractChange.beginsWith',
      defaultMessage: 'From then on',
      description: 'Label of the contract that begins.',
    },
    lastDay: {
      id: 'contractChange.lastDay',
      defaultMessage: 'Last day: {day}',
      description: 'Of the contract that ends.',
    },
    firstDay: {
      id: 'contractChange.firstDay',
      defaultMessage: 'First day: {day}',
      description: 'Of the contract that begins.',
    },
    difference: {
      id: 'contractChange.difference',
      defaultMessage: 'Per month',
      description: 'Label: what changes of the monthly price.',
    },
    more: {
      id: 'contractChange.more',
      defaultMessage: '{price} more than today',
      description: 'What changes of the monthly price.',
    },
    less: {
      id: 'contractChange.less',
      defaultMessage: '{price} less than today',
      description: 'What changes of the monthly price.',
    },
    same: {
      id: 'contractChange.same',
      defaultMessage: 'As much as today',
      description: 'What changes of the monthly price: nothing.',
    },
    stillCharged: {
      id: 'contractChange.stillCharged',
      defaultMessage: 'Still due for the old one',
      description: 'Label: what is charged for the contract that ends, until its last day.',
    },
    credit: {
      id: 'contractChange.credit',
      defaultMessage: 'Credited to you',
      description: 'Label: what was paid ahead for days after the last one.',
    },
    noCredit: {
      id: 'contractChange.noCredit',
      defaultMessage: 'Nothing, since nothing was paid ahead',
      description: 'In place of the amount that is credited.',
    },
    creditHow: {
      id: 'contractChange.creditHow',
      defaultMessage:
        'We credit it to your account as soon as you sign. It’s set off against your next payment.',
      description: 'Under what is credited.',
    },
    doneTitle: {
      id: 'contractChange.doneTitle',
      defaultMessage: 'You’ve changed your membership',
      description: 'Title of the result.',
    },
    doneText: {
      id: 'contractChange.doneText',
      defaultMessage:
        '{old} ends on {end}, {name} begins on {start}. We’ve sent you the contract by email.',
      description: 'Under the title of the result. old and name: memberships.',
    },
    doneCredit: {
      id: 'contractChange.doneCredit',
      defaultMessage: '{price} is credited to your account.',
      description: 'On the result.',
    },
    instead: {
      id: 'contractChange.instead',
      defaultMessage: 'In place of',
      description: 'Label: the contract that a signed one takes the place of.',
    },
    until: {
      id: 'contractChange.until',
      defaultMessage: 'until {day}',
      description: 'After the contract that a signed one takes the place of.',
    },
  }),
);
