import { defineMessages } from 'react-intl';
import { texts } from '../../../lib/i18n/texts.ts';

/** Texts of a member's credit and of recharges. */
export const messages = texts(
  'money',
  defineMessages({
    intro: {
      id: 'credit.intro',
      defaultMessage: 'To spend at your studio, for drinks and whatever else it sells.',
      description: 'Under the title of the credit of a member.',
    },
    left: {
      id: 'credit.left',
      defaultMessage: 'Left to spend',
      description: 'Label of a sum: the credit of a member.',
    },
    recharge: {
      id: 'credit.recharge',
      defaultMessage: 'Recharge',
      description: 'Heading above the ways to recharge; button of one of them.',
    },
    youGet: {
      id: 'credit.youGet',
      defaultMessage: '{credit} for your drinks wallet',
      description: 'Of a way to recharge that gives more than it costs.',
    },
    credit: {
      id: 'credit.credit',
      defaultMessage: 'Drinks wallet',
      description: 'Label: what is added to the credit.',
    },
    unknown: {
      id: 'credit.unknown',
      defaultMessage: 'Your studio doesn’t offer this recharge any more. Choose another one.',
      description: 'A link leads to something that is not sold.',
    },
    notPermitted: {
      id: 'credit.notPermitted',
      defaultMessage: 'You can’t recharge your drinks wallet here. Your studio can help you.',
      description: 'A link leads to something that the member may not buy.',
    },
    movements: {
      id: 'credit.movements',
      defaultMessage: 'Recharged and spent',
      description: 'Heading above what was added and spent.',
    },
    none: {
      id: 'credit.none',
      defaultMessage: 'Nothing has been recharged or spent yet.',
      description: 'In place of what was added and spent.',
    },
    reversal: {
      id: 'credit.reversal',
      defaultMessage: 'Taken back, since the payment didn’t arrive',
      description: 'Under the name of a recharge that was taken back.',
    },
    yours: {
      id: 'credit.yours',
      defaultMessage: 'Your recharge',
      description: 'Heading of the summary card.',
    },
    summaryTitle: {
      id: 'credit.summaryTitle',
      defaultMessage: 'Check your recharge',
      description: 'Title of the last step.',
    },
    recharging: {
      id: 'credit.recharging',
      defaultMessage: 'Recharging…',
      description: 'While the server charges.',
    },
    terms: {
      id: 'credit.terms',
      defaultMessage: 'A single payment – it doesn’t renew.',
      description: 'Under the total.',
    },
    done: {
      id: 'credit.done',
      defaultMessage: 'Your drinks wallet is recharged',
      description: 'Title.',
    },
    doneText: {
      id: 'credit.doneText',
      defaultMessage: '{name}: we’ve sent you a receipt by email.',
      description: 'Under the title.',
    },
    nowLeft: {
      id: 'credit.nowLeft',
      defaultMessage: 'You now have {price} to spend.',
      description: 'What the credit is after a recharge.',
    },
    toCredit: {
      id: 'credit.toCredit',
      defaultMessage: 'View my drinks wallet',
      description: 'Link.',
    },
    incomplete: {
      id: 'credit.incomplete',
      defaultMessage: 'Your details aren’t complete',
      description: 'Title: the studio lacks what a receipt needs.',
    },
    incompleteText: {
      id: 'credit.incompleteText',
      defaultMessage:
        'For the receipt your studio needs your name, date of birth and address. Nothing has been charged.',
      description: 'Under the title.',
    },
    complete: {
      id: 'credit.complete',
      defaultMessage: 'Complete my details',
      description: 'Leads to the data of the member.',
    },
  }),
);
