import { defineMessages } from 'react-intl';
import { texts } from '../../../lib/i18n/texts.ts';

/** Texts of the steps; resultMessages.ts has those of the results. */
export const flowMessages = texts(
  'checkout',
  defineMessages({
    steps: {
      id: 'flow.steps',
      defaultMessage: 'Steps of your booking',
      description: 'Name of the stepper.',
    },
    position: {
      id: 'flow.position',
      defaultMessage: 'Step {step} of {count}',
      description: 'Where the reader is, on a phone.',
    },
    contact: { id: 'flow.contact', defaultMessage: 'Contact details', description: 'First step.' },
    payment: { id: 'flow.payment', defaultMessage: 'Payment', description: 'Second step.' },
    summary: { id: 'flow.summary', defaultMessage: 'Summary', description: 'Last step.' },
    loading: {
      id: 'flow.loading',
      defaultMessage: 'Loading your booking…',
      description: 'Heard by screen readers.',
    },
    when: { id: 'flow.when', defaultMessage: 'When', description: 'Label of date and time.' },
    who: {
      id: 'flow.who',
      defaultMessage: 'With',
      description: 'Label of the trainers.',
    },
    where: {
      id: 'flow.where',
      defaultMessage: 'Where',
      description: 'Label of the studio and room.',
    },
    pays: { id: 'flow.pays', defaultMessage: 'Paid with', description: 'Label of what pays.' },
    ticket: {
      id: 'flow.ticket',
      defaultMessage: 'Ticket',
      description: 'Label of what is bought: a single visit, a trial.',
    },
    total: { id: 'flow.total', defaultMessage: 'Total', description: 'Label of the sum.' },
    waitingNote: {
      id: 'flow.waitingNote',
      defaultMessage:
        'You’re joining the waiting list. You’ll only be charged if you get a place. You can leave the list until {until}.',
      description: 'Small print for the waiting list; {until} is a date and time.',
    },
    continue: {
      id: 'flow.continue',
      defaultMessage: 'Continue',
      description: 'Button: to the next step.',
    },
    emailHint: {
      id: 'flow.emailHint',
      defaultMessage: 'We’ll send the confirmation here.',
      description: 'Under the e-mail field.',
    },
    paymentTitle: {
      id: 'flow.paymentTitle',
      defaultMessage: 'How would you like to pay?',
      description: 'Title of the payment step.',
    },
    paymentIntro: {
      id: 'flow.paymentIntro',
      defaultMessage: 'We accept: {methods}.',
      description: 'Below the form of the first step.',
    },
    creditCard: {
      id: 'flow.creditCard',
      defaultMessage: 'credit cards',
      description: 'Accepted way to pay, inside a sentence.',
    },
    newCard: {
      id: 'flow.newCard',
      defaultMessage: 'New card',
      description: 'Choice: type a new card at the payment provider.',
    },
    anotherMethod: {
      id: 'flow.anotherMethod',
      defaultMessage: 'Pay another way',
      description: 'Button: shows all payment methods, of which only a stored one is shown.',
    },
    newCardHint: {
      id: 'flow.newCardHint',
      defaultMessage:
        'You’ll enter it on the payment provider’s page, where your bank asks you to confirm.',
      description: 'Under the choice of a new card.',
    },
    keepMethod: {
      id: 'flow.keepMethod',
      defaultMessage: 'Save it for my next bookings and purchases (optional)',
      description: 'Checkbox under a new payment method, unticked at first. It: the method.',
    },
    noMethods: {
      id: 'flow.noMethods',
      defaultMessage: 'You can’t pay online here at the moment. Book at the studio instead.',
      description: 'No way to pay.',
    },
    notCancelable: {
      id: 'flow.notCancelable',
      defaultMessage: 'It’s too late to cancel this one for free.',
      description: 'Before ordering: the last moment to cancel at no cost is over.',
    },
    alreadySent: {
      id: 'flow.alreadySent',
      defaultMessage:
        'This has already been sent, with other details. What was agreed then is in your email.',
      description: 'Error: an order was sent again in other words; the first one has arrived.',
    },
    lost: {
      id: 'flow.lost',
      defaultMessage:
        'We don’t know whether your order arrived. Press the button again: you won’t order twice.',
      description: 'Error: the connection broke after an order was sent.',
    },
    declined: {
      id: 'flow.declined',
      defaultMessage: '{reason} Nothing has been booked or charged.',
      description: 'The bank said no; {reason} is a sentence.',
    },
    reasonFunds: {
      id: 'flow.reasonFunds',
      defaultMessage:
        'Your bank says there isn’t enough money in the account. Try another payment method.',
      description: 'Why a payment was declined.',
    },
    reasonRefused: {
      id: 'flow.reasonRefused',
      defaultMessage: 'Your bank declined this card. Try another one.',
      description: 'Why a payment was declined.',
    },
    reasonExpired: {
      id: 'flow.reasonExpired',
      defaultMessage: 'This card has expired. Try another card.',
      description: 'Why a payment was declined.',
    },
    reasonReturned: {
      id: 'flow.reasonReturned',
      defaultMessage: 'Your bank sent the direct debit back. Try another payment method.',
      description: 'Why a payment was declined.',
    },
    reasonAccount: {
      id: 'flow.reasonAccount',
      defaultMessage: 'The account can’t be used to pay. Try another one.',
      description: 'Why a payment was declined.',
    },
    reasonAuthentication: {
      id: 'flow.reasonAuthentication',
      defaultMessage: 'Your bank couldn’t confirm it was you. Try again.',
      description: 'Why a payment was declined.',
    },
    challengeCanceled: {
      id: 'flow.challengeCanceled',
      defaultMessage: 'You left the payment provider’s page.',
      description: 'The reader canceled at the provider.',
    },
    challengeExpired: {
      id: 'flow.challengeExpired',
      defaultMessage: 'You didn’t confirm in time. Try again.',
      description: 'The challenge expired.',
    },
    closedMeanwhile: {
      id: 'flow.closedMeanwhile',
      defaultMessage: 'This is no longer available. You haven’t been charged.',
      description:
        'The item was closed, e.g. a class canceled, while the reader was paying for it.',
    },
    nothingOrdered: {
      id: 'flow.nothingOrdered',
      defaultMessage: 'You haven’t ordered anything yet.',
      description: 'After the reason why a payment method could not be used.',
    },
    change: {
      id: 'flow.change',
      defaultMessage: 'Change',
      description: 'Link beside what was entered.',
    },
    order: {
      id: 'flow.order',
      defaultMessage: 'Order with obligation to pay',
      description: 'The order button of a paid booking (German law asks for these words).',
    },
    payPrice: {
      id: 'flow.payPrice',
      defaultMessage: 'Pay {price}',
      description: 'The order button of a paid booking where the law prescribes no words.',
    },
    payPriceWith: {
      id: 'flow.payPriceWith',
      defaultMessage: 'Pay {price} · {method}',
      description:
        'The order button of a booking paid with a stored method (“Visa •••• 4242”) where the law prescribes no words.',
    },
    joinWaitingList: {
      id: 'flow.joinWaitingList',
      defaultMessage: 'Join waiting list',
      description: 'The button that joins the waiting list of what costs nothing.',
    },
    orderWaiting: {
      id: 'flow.orderWaiting',
      defaultMessage: 'Join waiting list: order with obligation to pay',
      description:
        'The order button of a place on the waiting list that costs something once it is one in the course (German law asks for these words).',
    },
    waitAndPay: {
      id: 'flow.waitAndPay',
      defaultMessage: 'Join waiting list – pay {price} only if you get a place',
      description:
        'The order button of a paid place on the waiting list where the law prescribes no words.',
    },
    vat: {
      id: 'flow.vat',
      defaultMessage: 'Includes VAT.',
      description: 'Under the total, before the note that nothing renews.',
    },
    orderLine: {
      id: 'flow.orderLine',
      defaultMessage: '{offer}: {course}',
      description: 'What is ordered, right above the order button.',
    },
    giveUp: {
      id: 'flow.giveUp',
      defaultMessage: 'Cancel order',
      description: 'Button: gives the order up.',
    },
    cancelable: {
      id: 'flow.cancelable',
      defaultMessage: 'You can cancel until {until} and get your money back.',
      description: 'Terms of cancelation, before ordering.',
    },
    cancelableOption: {
      id: 'flow.cancelableOption',
      defaultMessage: 'You can cancel until {until}.',
      description: 'Terms of cancelation, before booking.',
    },
    lateFee: {
      id: 'flow.lateFee',
      defaultMessage: 'After that, cancelling costs {fee}.',
      description: 'After the deadline of a free cancelation; {fee} is an amount.',
    },
    lateForfeited: {
      id: 'flow.lateForfeited',
      defaultMessage: 'After that, you can still cancel but won’t get anything back.',
      description: 'After the deadline of a free cancelation: neither money nor a visit.',
    },
    lateFeeNow: {
      id: 'flow.lateFeeNow',
      defaultMessage: 'Cancelling costs {fee}.',
      description: 'The deadline of a free cancelation is over; {fee} is an amount.',
    },
    lateForfeitedNow: {
      id: 'flow.lateForfeitedNow',
      defaultMessage: 'You can still cancel until it starts but won’t get anything back.',
      description: 'The deadline of a free cancelation is over.',
    },
    slotTaken: {
      id: 'flow.slotTaken',
      defaultMessage: 'Someone else was quicker',
      description: 'Heading: the last place was taken meanwhile.',
    },
    slotTakenText: {
      id: 'flow.slotTakenText',
      defaultMessage:
        'There’s nothing left at this time. Nothing has been booked or charged, and we’ve kept your details.',
      description: 'Under the heading.',
    },
    otherTimes: {
      id: 'flow.otherTimes',
      defaultMessage: 'Other times',
      description: 'Heading above other appointments of the same course.',
    },
    noOtherTimes: {
      id: 'flow.noOtherTimes',
      defaultMessage: 'There are no other times in the next few weeks.',
      description: 'No other appointment of the same course.',
    },
    places: {
      id: 'flow.places',
      defaultMessage: '{count, plural, one {# free place} other {# free places}}',
      description: 'Free places of another appointment.',
    },
    waitInstead: {
      id: 'flow.waitInstead',
      defaultMessage: 'Join waiting list instead',
      description: 'Button: goes on with the waiting list.',
    },
    free: { id: 'booking.free', defaultMessage: 'free', description: 'A price of 0.' },
    waitingFree: {
      id: 'flow.waitingFree',
      defaultMessage: 'You can leave the waiting list until {until}.',
      description: 'Beside a place on the waiting list that costs nothing.',
    },
    declinedUnknown: {
      id: 'flow.declinedUnknown',
      defaultMessage:
        'The payment didn’t go through. You haven’t been charged. Try again or use another payment method.',
      description: 'A payment failed and nobody said why.',
    },
    securePayment: {
      id: 'flow.securePayment',
      defaultMessage:
        'Your details are sent encrypted. Card numbers go straight to the payment provider, and the studio never sees them.',
      description: 'Under the choice of what pays, beside a lock.',
    },
  }),
);
