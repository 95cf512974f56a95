import { defineMessages } from 'react-intl';
import { texts } from '../../../lib/i18n/texts.ts';

/** Texts about a voucher that pays. */
export const voucherMessages = texts(
  'checkout',
  defineMessages({
    have: {
      id: 'flow.haveVoucher',
      defaultMessage: 'I have a voucher',
      description: 'Button on the payment step: opens the field for the code of a gift voucher.',
    },
    code: {
      id: 'flow.voucherCode',
      defaultMessage: 'Voucher code',
      description: 'Label of the field.',
    },
    hint: {
      id: 'flow.voucherHint',
      defaultMessage: 'You’ll find it on your voucher, for example ABCD-EFGH-JKLM.',
      description: 'Under the field of the voucher code.',
    },
    missing: {
      id: 'flow.voucherMissing',
      defaultMessage: 'Enter your voucher code.',
      description: 'Error under the empty field.',
    },
    use: {
      id: 'flow.useVoucher',
      defaultMessage: 'Use voucher',
      description: 'Button beside the field of the voucher code.',
    },
    covers: {
      id: 'flow.voucherCovers',
      defaultMessage: 'Your voucher covers it: {rest} left on it.',
      description: 'The voucher pays all of it; {rest} is an amount of money.',
    },
    part: {
      id: 'flow.voucherPart',
      defaultMessage: '{amount} from your voucher, {due} left to pay.',
      description: 'The voucher pays a part; both are amounts of money.',
    },
    remove: {
      id: 'flow.removeVoucher',
      defaultMessage: 'Remove voucher',
      description: 'Button: pays without the voucher.',
    },
    from: {
      id: 'flow.fromVoucher',
      defaultMessage: 'From your voucher',
      description: 'Label of the amount that a voucher pays, between price and sum.',
    },
    price: { id: 'flow.price', defaultMessage: 'Price', description: 'Label of the price.' },
    left: {
      id: 'flow.voucherLeft',
      defaultMessage: '{rest} left on it',
      description: 'Under “From your voucher”; {rest} is an amount of money.',
    },
    due: {
      id: 'flow.toPay',
      defaultMessage: 'To pay',
      description: 'Label of what is left to pay after a voucher.',
    },
    pays: {
      id: 'flow.voucherPays',
      defaultMessage: 'Voucher {code}: {amount}',
      description: 'What pays, on the summary; {amount} is an amount of money.',
    },
    waiting: {
      id: 'flow.voucherWaiting',
      defaultMessage:
        'We take {amount} from your voucher now. You get it back if no place comes up.',
      description: 'Terms of a waiting list; {amount} is an amount of money.',
    },
    paid: {
      id: 'result.voucherPaid',
      defaultMessage: '{amount} paid with your voucher, {rest} left on it.',
      description: 'On the page of a successful order; both are amounts of money.',
    },
  }),
);
