import { defineMessages } from 'react-intl';
import { texts } from '../../../lib/i18n/texts.ts';

/** Texts of a member's account. */
export const messages = texts(
  'money',
  defineMessages({
    intro: {
      id: 'account.intro',
      defaultMessage: 'What your studio has charged, and what you have paid.',
      description: 'Under the title of the account of a member.',
    },
    owed: { id: 'account.owed', defaultMessage: 'To pay', description: 'Label of a sum.' },
    credit: {
      id: 'account.credit',
      defaultMessage: 'In your favour',
      description: 'Label of a sum that the studio owes the member.',
    },
    settled: {
      id: 'account.settled',
      defaultMessage: 'Everything is paid',
      description: 'In place of a sum: nothing is owed.',
    },
    pay: {
      id: 'account.pay',
      defaultMessage: 'Pay now – {price}',
      description: 'Leads to the payment of the balance.',
    },
    overdue: {
      id: 'account.overdue',
      defaultMessage:
        'Overdue since {day}. Your studio may refuse entry and bookings until it is paid.',
      description: 'Under the sum that is owed.',
    },
    due: {
      id: 'account.due',
      defaultMessage: 'Due on {day}',
      description: 'Under the sum that is owed.',
    },
    nextPayment: {
      id: 'account.nextPayment',
      defaultMessage: 'Next payment on {day}',
      description: 'Above the sum that is charged next. day: such as "1 December".',
    },
    moreThan: {
      id: 'account.moreThan',
      defaultMessage: '{price} more than on {day}',
      description: 'Compares the next payment with the last; followed by names in brackets.',
    },
    lessThan: {
      id: 'account.lessThan',
      defaultMessage: '{price} less than on {day}',
      description: 'Compares the next payment with the last; followed by names in brackets.',
    },
    reduced: {
      id: 'account.reduced',
      defaultMessage: 'Credited',
      description: 'Kind of an entry: a claim below zero, such as a discount.',
    },
    empty: {
      id: 'account.empty',
      defaultMessage: 'Nothing was charged or paid on these days.',
      description: 'In place of the entries of an account.',
    },
    chart: {
      id: 'account.chart',
      defaultMessage: 'Month by month',
      description: 'Heading above the chart.',
    },
    charged: {
      id: 'account.charged',
      defaultMessage: 'Charged',
      description: 'Legend of the chart; kind of an entry.',
    },
    paid: {
      id: 'account.paid',
      defaultMessage: 'Paid',
      description: 'Legend of the chart; kind of an entry.',
    },
    reversed: {
      id: 'account.reversed',
      defaultMessage: 'Returned payment',
      description:
        'Kind of an entry: a payment that the bank has taken back, or that went back to a voucher.',
    },
    entries: {
      id: 'account.entries',
      defaultMessage: 'All entries',
      description: 'Heading above the table; name of the table.',
    },
    day: { id: 'account.day', defaultMessage: 'Due', description: 'Column: a day.' },
    what: { id: 'account.what', defaultMessage: 'For', description: 'Column: what it is for.' },
    amount: { id: 'account.amount', defaultMessage: 'Amount', description: 'Column.' },
    balance: {
      id: 'account.balance',
      defaultMessage: 'Balance',
      description: 'Column: what is owed after an entry.',
    },
    earlier: {
      id: 'account.earlier',
      defaultMessage: 'Earlier charges',
      description: 'Item of what is owed: everything from before the listed entries.',
    },
    before: {
      id: 'account.before',
      defaultMessage: 'Before',
      description: 'Row: what was owed before the first entry.',
    },
  }),
);
