import { defineMessages } from 'react-intl';
import type { ContactTexts } from '../../checkout/flow/Flow.ts';
import { texts } from '../../../lib/i18n/texts.ts';

const shared = texts(
  'shop',
  defineMessages({
    contactTitle: {
      id: 'shop.contactTitle',
      defaultMessage: 'Your details',
      description: 'Title of the contact step.',
    },
    contactIntro: {
      id: 'shop.contactIntro',
      defaultMessage: 'For the receipt, and so that we can email you the code.',
      description: 'Under the title of the contact step.',
    },
    summaryTitle: {
      id: 'shop.summaryTitle',
      defaultMessage: 'Check your order',
      description: 'Title of the last step.',
    },
    book: {
      id: 'shop.book',
      defaultMessage: 'Get it now',
      description: 'Button: orders something that costs nothing.',
    },
    booking: {
      id: 'shop.booking',
      defaultMessage: 'Placing your order…',
      description: 'While the server orders.',
    },
    terms: {
      id: 'shop.terms',
      defaultMessage: 'A single payment – it doesn’t renew.',
      description: 'Under the total.',
    },
    taken: {
      id: 'shop.taken',
      defaultMessage:
        'There aren’t enough left. Nothing has been bought or charged, and we’ve kept your details.',
      description: 'Somebody else bought the last one meanwhile.',
    },
    done: {
      id: 'shop.done',
      defaultMessage: 'Thank you for your order',
      description: 'Title: something is bought.',
    },
    doneText: {
      id: 'shop.doneText',
      defaultMessage: '{name}: we’ve sent you the details by email.',
      description: 'Under the title.',
    },
  }),
);

/** Right of withdrawal of what is not sold for a day (Directive 2011/83/EU, articles 9 and 16(l)). */
const withdrawable = texts(
  'shop',
  defineMessages({
    withdrawal: {
      id: 'shop.withdrawal',
      defaultMessage: 'You can withdraw from this order within 14 days, without giving a reason.',
      description: 'Under the total, where the law gives this right.',
    },
  }),
);

/** Checkout texts of packs. */
export const offerTexts: ContactTexts = {
  ...shared,
  ...withdrawable,
  ...texts(
    'shop',
    defineMessages({
      yours: {
        id: 'shop.offer.yours',
        defaultMessage: 'Your order',
        description: 'Heading of the summary card.',
      },
      toStart: {
        id: 'shop.offer.toStart',
        defaultMessage: 'Back to the offer',
        description: 'Link to the page of the product.',
      },
      toOthers: {
        id: 'shop.offer.toOthers',
        defaultMessage: 'View all offers',
        description: 'Link.',
      },
    }),
  ),
};

/** Checkout texts of day passes. */
export const dayTicketTexts: ContactTexts = {
  ...shared,
  ...texts(
    'shop',
    defineMessages({
      yours: {
        id: 'shop.dayTicket.yours',
        defaultMessage: 'Your day pass',
        description: 'Heading of the summary card.',
      },
      toStart: {
        id: 'shop.dayTicket.toStart',
        defaultMessage: 'Back to the day pass',
        description: 'Link to the page of the product.',
      },
      toOthers: {
        id: 'shop.dayTicket.toOthers',
        defaultMessage: 'View all day passes',
        description: 'Link.',
      },
    }),
  ),
};

/** Checkout texts of vouchers. */
export const voucherTexts: ContactTexts = {
  ...shared,
  ...withdrawable,
  ...texts(
    'shop',
    defineMessages({
      yours: {
        id: 'shop.voucher.yours',
        defaultMessage: 'Your voucher',
        description: 'Heading of the summary card.',
      },
      toStart: {
        id: 'shop.voucher.toStart',
        defaultMessage: 'Back to the voucher',
        description: 'Link to the page of the product.',
      },
      toOthers: {
        id: 'shop.voucher.toOthers',
        defaultMessage: 'View all vouchers',
        description: 'Link.',
      },
    }),
  ),
};
