import { defineMessages } from 'react-intl';

/** Messages for the error codes of packs, day tickets and vouchers. */
export const productErrorMessages = defineMessages({
  'dayticket.error.notfound': {
    id: 'dayticket.error.notfound',
    defaultMessage: 'We couldn’t find this day pass.',
    description: 'Unknown day pass.',
  },
  'dayticket.error.over': {
    id: 'dayticket.error.over',
    defaultMessage: 'The day of this pass is over.',
    description: 'A day pass that can no longer be canceled.',
  },
  'product.error.notallowed': {
    id: 'product.error.notallowed',
    defaultMessage: 'This is for members of the studio only.',
    description: 'A product for members, and the buyer is none.',
  },
  'product.error.notfound': {
    id: 'product.error.notfound',
    defaultMessage: 'The studio doesn’t sell this any more.',
    description: 'Unknown product.',
  },
  'product.error.soldout': {
    id: 'product.error.soldout',
    defaultMessage:
      '{0, plural, =0 {This is sold out.} one {Only # is left.} other {Only # are left.}}',
    description: 'Fewer are left than are to be bought; {0} says how many.',
  },
  'product.error.usagedatenotallowed': {
    id: 'product.error.usagedatenotallowed',
    defaultMessage: 'This isn’t available for that day. Choose another day.',
    description: 'A day ticket for a day that is over or too far ahead.',
  },
  'voucher.error.notredeemable': {
    id: 'voucher.error.notredeemable',
    defaultMessage:
      'This voucher code is wrong, used up or has expired, or this studio doesn’t take it.',
    description: 'The code of a gift voucher cannot pay.',
  },
  'voucher.error.notfound': {
    id: 'voucher.error.notfound',
    defaultMessage: 'The studio doesn’t sell this voucher any more.',
    description: 'Unknown voucher.',
  },
});
