import { defineMessages } from 'react-intl';
import { texts } from '../../../lib/i18n/texts.ts';

/** Texts after a purchase. */
export const resultMessages = texts(
  'shop',
  defineMessages({
    code: { id: 'shop.code', defaultMessage: 'Code', description: 'Label of a code.' },
    showCode: {
      id: 'shop.showCode',
      defaultMessage: 'Show this code at the studio.',
      description: 'Under a code.',
    },
    validOn: {
      id: 'shop.validOn',
      defaultMessage: 'Valid on {day}',
      description: 'Of a day pass.',
    },
    validUntil: {
      id: 'shop.validUntil',
      defaultMessage: 'Valid until {day}',
      description: 'Of a pack or voucher.',
    },
    timesBought: {
      id: 'shop.timesBought',
      defaultMessage: '{count} × {name}',
      description: 'How many were bought of what.',
    },
    use: {
      id: 'shop.use',
      defaultMessage: 'Book with it',
      description: 'Button: to the timetable.',
    },
    usedWhenBooking: {
      id: 'shop.usedWhenBooking',
      defaultMessage: 'Pay with it when you book.',
      description: 'How a pack is used.',
    },
    sheetFor: { id: 'shop.sheetFor', defaultMessage: 'For {name}', description: 'On a voucher.' },
    sheetTitle: {
      id: 'shop.sheetTitle',
      defaultMessage: 'Voucher',
      description: 'Page title: a voucher that was bought.',
    },
    redeem: {
      id: 'shop.redeem',
      defaultMessage: 'Redeem it at {studio}, {address}.',
      description: 'Small, on a voucher.',
    },
    print: { id: 'shop.print', defaultMessage: 'Print', description: 'Button.' },
    download: { id: 'shop.download', defaultMessage: 'Download PDF', description: 'Button.' },
    downloadFailed: {
      id: 'shop.downloadFailed',
      defaultMessage: 'The PDF couldn’t be made. Try again, or print the voucher.',
      description: 'Error.',
    },
    ended: {
      id: 'shop.ended',
      defaultMessage: 'This order has ended',
      description: 'Title: what was bought is not valid any more.',
    },
    endedText: {
      id: 'shop.endedText',
      defaultMessage: 'The payment was given back, so {name} isn’t valid any more.',
      description: 'Under the title.',
    },
    voucherLeft: {
      id: 'shop.voucherLeft',
      defaultMessage: '{rest} of {amount} left',
      description: 'What is left on a gift voucher; both are amounts of money.',
    },
    yourVouchers: {
      id: 'shop.yourVouchers',
      defaultMessage: 'Your vouchers',
      description: 'Heading above vouchers that the reader has bought.',
    },
    boughtOn: {
      id: 'shop.boughtOn',
      defaultMessage: 'Bought on {day}',
      description: 'Of a voucher.',
    },
    laterTitle: {
      id: 'shop.laterTitle',
      defaultMessage: 'Your day pass is booked',
      description: 'Title: a day pass that is paid at the studio.',
    },
    laterText: {
      id: 'shop.laterText',
      defaultMessage: 'You pay at the studio. We’ve sent you the code by email.',
      description: 'Under the title.',
    },
    laterCancel: {
      id: 'shop.laterCancel',
      defaultMessage: 'Cancel day pass',
      description: 'Button of a day pass that is paid at the studio.',
    },
    laterCancelQuestion: {
      id: 'shop.laterCancelQuestion',
      defaultMessage: 'Cancel this day pass?',
      description: 'Title of the dialog.',
    },
    laterCancelText: {
      id: 'shop.laterCancelText',
      defaultMessage: 'Its code will stop working. You pay nothing.',
      description: 'Text of the dialog.',
    },
    laterKeep: {
      id: 'shop.laterKeep',
      defaultMessage: 'Keep day pass',
      description: 'Button of the dialog.',
    },
    laterCanceled: {
      id: 'shop.laterCanceled',
      defaultMessage: 'This day pass is cancelled',
      description: 'Title: a day pass that is no longer valid.',
    },
    laterCanceledText: {
      id: 'shop.laterCanceledText',
      defaultMessage: 'Its code isn’t valid any more, and there’s nothing to pay.',
      description: 'Under the title.',
    },
    laterUnknown: {
      id: 'shop.laterUnknown',
      defaultMessage: 'If you’ve booked a day pass, you have its code in your email.',
      description: 'Under the title “We couldn’t find this order.”',
    },
    laterPay: {
      id: 'shop.laterPay',
      defaultMessage: 'You pay {price} at the studio.',
      description: 'Of a day pass.',
    },
    laterFailed: {
      id: 'shop.laterFailed',
      defaultMessage: 'We couldn’t book this day pass',
      description: 'Title.',
    },
    laterSoldOut: {
      id: 'shop.laterSoldOut',
      defaultMessage: 'It’s sold out. Nothing has been booked, and there’s nothing to pay.',
      description: 'Under the title.',
    },
    laterFailedText: {
      id: 'shop.laterFailedText',
      defaultMessage:
        'It’s no longer available for this day. Nothing has been booked, and there’s nothing to pay.',
      description: 'Under the title.',
    },
  }),
);
