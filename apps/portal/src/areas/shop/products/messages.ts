import { defineMessages } from 'react-intl';
import { texts } from '../../../lib/i18n/texts.ts';

export const messages = texts(
  'shop',
  defineMessages({
    offersIntro: {
      id: 'shop.offersIntro',
      defaultMessage: 'Packs you pay for once and use when you book.',
      description: 'Under the title of the offers.',
    },
    dayTicketsIntro: {
      id: 'shop.dayTicketsIntro',
      defaultMessage: 'Train for a day, without a membership.',
      description: 'Under the title of the day passes.',
    },
    vouchersIntro: {
      id: 'shop.vouchersIntro',
      defaultMessage: 'A present you can print or send right away.',
      description: 'Under the title of the vouchers.',
    },
    noOffers: {
      id: 'shop.noOffers',
      defaultMessage: 'This studio has no offers at the moment',
      description: 'Title of an empty page.',
    },
    noDayTickets: {
      id: 'shop.noDayTickets',
      defaultMessage: 'This studio sells no day passes at the moment',
      description: 'Title of an empty page.',
    },
    noVouchers: {
      id: 'shop.noVouchers',
      defaultMessage: 'This studio sells no vouchers at the moment',
      description: 'Title of an empty page.',
    },
    gone: {
      id: 'shop.gone',
      defaultMessage: 'This isn’t sold any more',
      description: 'Title: the product of the address is not there.',
    },
    notYours: {
      id: 'shop.notYours',
      defaultMessage: 'We can’t show this voucher here',
      description: 'Title: a voucher of somebody else, or of another visit.',
    },
    from: {
      id: 'shop.from',
      defaultMessage: 'from {price}',
      description: 'Price of the cheapest of several forms of a product.',
    },
    perVisit: {
      id: 'shop.perVisit',
      defaultMessage: '{price} a visit',
      description: 'What one visit of a pack costs, beside its total price.',
    },
    visitFrom: {
      id: 'shop.visitFrom',
      defaultMessage: 'from {price} a visit',
      description:
        'What one visit costs in the best value of several packs, below the lowest price.',
    },
    forMembers: {
      id: 'shop.forMembers',
      defaultMessage: 'For members',
      description: 'Label of a product that only members can buy.',
    },
    forEveryone: {
      id: 'shop.forEveryone',
      defaultMessage: 'For everyone, with or without a membership',
      description: 'Ticked on the page of a product: who can buy it.',
    },
    useWhenBooking: {
      id: 'shop.useWhenBooking',
      defaultMessage: 'Use your visits when you book',
      description: 'Ticked on the page of a pack of visits.',
    },
    chooseYourDay: {
      id: 'shop.chooseYourDay',
      defaultMessage: 'Valid all day, on the day you choose',
      description: 'Ticked on the page of a day pass.',
    },
    emailedAtOnce: {
      id: 'shop.emailedAtOnce',
      defaultMessage: 'By email right away, to print or forward',
      description: 'Ticked on the page of a voucher.',
    },
    singlePayment: {
      id: 'shop.singlePayment',
      defaultMessage: 'One payment, no renewal',
      description: 'Ticked on the page of a product.',
    },
    view: {
      id: 'shop.view',
      defaultMessage: 'View details',
      description: 'Button of a product in a list.',
    },
    choose: {
      id: 'shop.choose',
      defaultMessage: 'Choose one',
      description: 'Above the forms in which a product is sold.',
    },
    bookings: {
      id: 'shop.bookings',
      defaultMessage: '{count, plural, one {# booking} other {# bookings}}',
      description: 'How many bookings a pack pays for.',
    },
    validFor: {
      id: 'shop.validFor',
      defaultMessage: 'valid for {term}',
      description: 'How long a pack or voucher is good for: "valid for 3 months". After a comma.',
    },
    left: {
      id: 'shop.left',
      defaultMessage: '{count, plural, one {only # left} other {only # left}}',
      description: 'How many there are. After a comma.',
    },
    soldOut: { id: 'shop.soldOut', defaultMessage: 'sold out', description: 'None is left.' },
    soldOutButton: {
      id: 'shop.soldOutButton',
      defaultMessage: 'Sold out',
      description: 'On a button that cannot be pressed.',
    },
    quantity: { id: 'shop.quantity', defaultMessage: 'Quantity', description: 'Label of a field.' },
    day: { id: 'shop.day', defaultMessage: 'Day', description: 'Label of a field: which day.' },
    recipient: {
      id: 'shop.recipient',
      defaultMessage: 'For',
      description: 'Label: for whom a voucher is.',
    },
    recipientField: {
      id: 'shop.recipientField',
      defaultMessage: 'Who is it for?',
      description: 'Label of a field.',
    },
    messageField: {
      id: 'shop.messageField',
      defaultMessage: 'A few words',
      description: 'Label of a field: stands on a voucher.',
    },
    recipientHint: {
      id: 'shop.recipientHint',
      defaultMessage: 'Printed on the voucher. You can leave it empty.',
      description: 'Under a field.',
    },
    recipientMissing: {
      id: 'shop.recipientMissing',
      defaultMessage: 'Say who it’s for, so that your words reach somebody.',
      description: 'Fault: words were written for nobody.',
    },
    payment: {
      id: 'shop.payment',
      defaultMessage: 'When would you like to pay?',
      description: 'Question with two answers.',
    },
    payNow: { id: 'shop.payNow', defaultMessage: 'Now, online', description: 'Answer.' },
    payLater: { id: 'shop.payLater', defaultMessage: 'At the studio', description: 'Answer.' },
    payLaterText: {
      id: 'shop.payLaterText',
      defaultMessage: 'You pay when you come.',
      description: 'Under the answer "At the studio".',
    },
    connectFirst: {
      id: 'shop.connectFirst',
      defaultMessage: 'This is for members. Connect your membership first.',
      description: 'To somebody who is logged in and no member.',
    },
    connect: {
      id: 'shop.connect',
      defaultMessage: 'Connect membership',
      description: 'Button.',
    },
    membersOnly: {
      id: 'shop.membersOnly',
      defaultMessage: 'This is for members. Log in to buy it.',
      description: 'To somebody who is not logged in.',
    },
    login: { id: 'shop.login', defaultMessage: 'Log in', description: 'Button.' },
    chooseVariant: {
      id: 'shop.chooseVariant',
      defaultMessage: 'Choose one.',
      description: 'Fault: none of the forms of a product is chosen.',
    },
    chooseQuantity: {
      id: 'shop.chooseQuantity',
      defaultMessage: 'Choose how many.',
      description: 'Fault.',
    },
    chooseDay: { id: 'shop.chooseDay', defaultMessage: 'Choose a day.', description: 'Fault.' },
    total: { id: 'shop.total', defaultMessage: 'Total', description: 'Label of the sum.' },
    goOn: { id: 'shop.goOn', defaultMessage: 'Continue', description: 'Button.' },
  }),
);
