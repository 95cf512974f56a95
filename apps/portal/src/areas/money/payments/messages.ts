import { defineMessages } from 'react-intl';
import { texts } from '../../../lib/i18n/texts.ts';

export const messages = texts(
  'money',
  defineMessages({
    intro: {
      id: 'payments.intro',
      defaultMessage: 'What you’ve paid online, newest first.',
      description: 'Under the title of the page.',
    },
    empty: {
      id: 'payments.empty',
      defaultMessage: 'You haven’t paid for anything online yet.',
      description: 'Empty page.',
    },
    toCourses: {
      id: 'payments.toCourses',
      defaultMessage: 'See what’s on',
      description: 'Link to the course list, on the empty page.',
    },
    more: {
      id: 'payments.more',
      defaultMessage: 'Show more',
      description: 'Button: shows older payments, too.',
    },
    count: {
      id: 'payments.count',
      defaultMessage: '{count, plural, one {# payment shown} other {# payments shown}}',
      description: 'Heard by screen readers when older payments have come.',
    },
    back: {
      id: 'payments.back',
      defaultMessage: 'Back to my payments',
      description: 'Link from one payment to the list.',
    },
    amount: { id: 'payments.amount', defaultMessage: 'Amount', description: 'Label.' },
    state: { id: 'payments.state', defaultMessage: 'Status', description: 'Label.' },
    date: {
      id: 'payments.date',
      defaultMessage: 'Date',
      description: 'Label: when it was paid or ordered.',
    },
    method: { id: 'payments.method', defaultMessage: 'Payment method', description: 'Label.' },
    studio: { id: 'payments.studio', defaultMessage: 'Studio', description: 'Label.' },
    reference: {
      id: 'payments.reference',
      defaultMessage: 'Order reference',
      description: 'Label: the beginning of the id.',
    },
    refunded: {
      id: 'payments.refunded',
      defaultMessage: 'Refunded amount',
      description: 'Label: how much was given back.',
    },
    refundTitle: {
      id: 'payments.refundTitle',
      defaultMessage: 'Refund',
      description: 'Heading of the part about a refund.',
    },
    refundable: {
      id: 'payments.refundable',
      defaultMessage: 'You can get {price} back until {until}.',
      description: 'What can be given back; {until} is a date and time.',
    },
    refundableAnytime: {
      id: 'payments.refundableAnytime',
      defaultMessage: 'You can get {price} back.',
      description: 'What can be given back, without a last moment.',
    },
    ends: {
      id: 'payments.ends',
      defaultMessage: 'With the refund, these bookings are cancelled:',
      description: 'Above the list of what ends with the refund.',
    },
    ended: {
      id: 'payments.ended',
      defaultMessage: 'These bookings were paid for:',
      description: 'Above the list of what was booked, where nothing can be given back.',
    },
    tooLate: {
      id: 'payments.tooLate',
      defaultMessage: 'The time to cancel is over, so you can’t get a refund here.',
      description: 'Why nothing can be given back.',
    },
    notCancelable: {
      id: 'payments.notCancelable',
      defaultMessage: 'You can’t get a refund for this here. Contact the studio.',
      description: 'Why nothing can be given back.',
    },
    refund: {
      id: 'payments.refund',
      defaultMessage: 'Cancel and get refund',
      description: 'Button: opens the question, and gives the payment back.',
    },
    question: {
      id: 'payments.question',
      defaultMessage: 'Get {price} back?',
      description: 'Title of the question.',
    },
    questionText: {
      id: 'payments.questionText',
      defaultMessage: 'We’ll cancel {bookings} and give your place to someone else.',
      description: 'In the question; {bookings} is a list of names and times.',
    },
    questionPurchase: {
      id: 'payments.questionPurchase',
      defaultMessage: 'You’re giving it back, so you can’t use it any more.',
      description: 'What a refund means for a pack, a day pass or a voucher.',
    },
    questionMoney: {
      id: 'payments.questionMoney',
      defaultMessage: 'You’ll get {price} back to the payment method you used: {method}.',
      description: 'In the question, after what is canceled.',
    },
    keep: {
      id: 'payments.keep',
      defaultMessage: 'Keep booking',
      description: 'Button: closes the question.',
    },
    done: {
      id: 'payments.done',
      defaultMessage: 'We’re refunding {price}.',
      description: 'Told after a refund was asked for.',
    },
  }),
);
