import { defineMessages } from 'react-intl';
import { texts } from '../../../lib/i18n/texts.ts';

/** Texts shared by the pages of all links. */
export const linkMessages = texts(
  'checkout',
  defineMessages({
    payTitle: {
      id: 'request.title',
      defaultMessage: 'Pay {amount}',
      description: 'Title of a page where a sum is paid by a link.',
    },
    pay: {
      id: 'request.pay',
      defaultMessage: 'Pay {amount} now',
      description: 'Button: the amount is charged.',
    },
    paying: {
      id: 'request.paying',
      defaultMessage: 'Taking your payment…',
      description: 'While the server asks the bank.',
    },
    amountChanged: {
      id: 'request.amountChanged',
      defaultMessage:
        'The amount has changed since you saw it. Check it again before you pay. Nothing has been charged.',
      description: 'Instead of a payment of an amount that was not shown.',
    },
    noWays: {
      id: 'request.noWays',
      defaultMessage:
        'The studio takes no online payments at the moment. Please ask them how to pay.',
      description: 'Instead of the ways to pay.',
    },
    waiting: {
      id: 'request.waitingText',
      defaultMessage: 'Your bank hasn’t told us yet. Nothing has been charged so far.',
      description: 'While the bank waits for the holder of a card.',
    },
    thanks: {
      id: 'request.thanks',
      defaultMessage: 'Thank you, that’s paid',
      description: 'Title: just paid.',
    },
    thanksText: {
      id: 'request.thanksText',
      defaultMessage: '{amount} paid. We’ve sent a receipt by email.',
      description: 'Under the title.',
    },
    print: { id: 'request.print', defaultMessage: 'Print', description: 'Button.' },
    changeMethod: {
      id: 'link.changeMethod',
      defaultMessage: 'Change payment method',
      description: 'Button, link and title: how the membership is paid from now on.',
    },
    overview: {
      id: 'link.overview',
      defaultMessage: 'Back to overview',
      description: 'Link: to the page with all that a link allows.',
    },
    unknown: {
      id: 'link.unknown',
      defaultMessage: 'This link isn’t valid',
      description: 'Title: nothing is known of the link.',
    },
    unknownText: {
      id: 'request.unknownText',
      defaultMessage: 'Check that you’ve opened the whole link, or ask the studio for a new one.',
      description: 'Under the title.',
    },
    expired: {
      id: 'link.expired',
      defaultMessage: 'This link has expired',
      description: 'Title.',
    },
    expiredText: {
      id: 'link.expiredText',
      defaultMessage: 'You can’t use it any more. Ask the studio for a new one.',
      description: 'Under the title.',
    },
    used: {
      id: 'link.used',
      defaultMessage: 'This link has already been used',
      description: 'Title.',
    },
  }),
);
