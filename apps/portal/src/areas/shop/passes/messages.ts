import { defineMessages } from 'react-intl';
import { texts } from '../../../lib/i18n/texts.ts';

export const messages = texts(
  'shop',
  defineMessages({
    empty: {
      id: 'passes.empty',
      defaultMessage:
        'Passes, day passes and vouchers you buy, and codes of your rewards, are kept here.',
      description: 'The page of the passes is empty.',
    },
    toShop: {
      id: 'passes.toShop',
      defaultMessage: 'View offers',
      description: 'Button on the empty page.',
    },
    ended: {
      id: 'passes.ended',
      defaultMessage: 'Used and expired',
      description: 'Heading above passes that can no longer be used.',
    },
    nothingUsable: {
      id: 'passes.nothingUsable',
      defaultMessage: 'You have nothing left to use.',
      description: 'Above the passes that can no longer be used, if there are no others.',
    },
    visits: {
      id: 'passes.visits',
      defaultMessage: '{count, plural, one {# visit left} other {# visits left}}',
      description: 'Of a pack.',
    },
    unlimited: {
      id: 'passes.unlimited',
      defaultMessage: 'Unlimited visits',
      description: 'Of a pack without a number of visits.',
    },
    usedUp: {
      id: 'passes.usedUp',
      defaultMessage: 'Used up',
      description: 'State of a pass.',
    },
    expired: {
      id: 'passes.expired',
      defaultMessage: 'Expired on {day}',
      description: 'State of a pass.',
    },
    noExpiry: {
      id: 'passes.noExpiry',
      defaultMessage: 'Doesn’t expire',
      description: 'Of a pass without an end of its validity.',
    },
    payWithCode: {
      id: 'passes.payWithCode',
      defaultMessage: 'Enter the code when you pay.',
      description: 'How a voucher is used.',
    },
    joinWithCode: {
      id: 'passes.joinWithCode',
      defaultMessage:
        'Off the first payment of a new membership: enter the code when you join, or give it to a friend.',
      description: 'How the voucher of a redeemed reward is used.',
    },
    buyAgain: {
      id: 'passes.buyAgain',
      defaultMessage: 'Buy again',
      description: 'Button: to the checkout of the product.',
    },
  }),
);
