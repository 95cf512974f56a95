import { defineMessages } from 'react-intl';
import { texts } from '../../../lib/i18n/texts.ts';

/** Texts for starting a drinks machine. */
export const messages = texts(
  'visits',
  defineMessages({
    intro: {
      id: 'beverages.intro',
      defaultMessage: 'Start machine {device}, then choose your drink there.',
      description: 'Under the title; the name that stands on the machine.',
    },
    price: {
      id: 'beverages.price',
      defaultMessage: 'Price',
      description: 'Label of what a drink costs.',
    },
    included: {
      id: 'beverages.included',
      defaultMessage: 'Included in your membership',
      description: 'Instead of the price of a drink.',
    },
    credit: {
      id: 'beverages.credit',
      defaultMessage: 'Your drinks wallet',
      description: 'Label of the credit that pays for drinks.',
    },
    tooLow: {
      id: 'beverages.tooLow',
      defaultMessage: 'Your drinks wallet doesn’t have enough for a drink.',
      description: 'Above the link to recharge the credit.',
    },
    recharge: {
      id: 'beverages.recharge',
      defaultMessage: 'Recharge drinks wallet',
      description: 'Link to the page that recharges the credit.',
    },
    spent: {
      id: 'beverages.spent',
      defaultMessage: '{price} taken from your drinks wallet, {rest} left.',
      description: 'After the machine was started; both are amounts of money.',
    },
    start: { id: 'beverages.start', defaultMessage: 'Start machine', description: 'Button.' },
    ready: {
      id: 'beverages.ready',
      defaultMessage: '{device} is ready',
      description: 'Heading: a drink can be chosen at the machine.',
    },
    until: {
      id: 'beverages.until',
      defaultMessage: 'Choose your drink at the machine by {time}.',
      description: 'Under the heading.',
    },
    over: {
      id: 'beverages.over',
      defaultMessage: 'The machine has stopped waiting. Start it again for another drink.',
      description: 'When the time to choose a drink is over.',
    },
  }),
);
