import { defineMessages } from 'react-intl';
import { texts } from '../../../lib/i18n/texts.ts';

export const messages = texts(
  'account',
  defineMessages({
    title: {
      id: 'subscription.title',
      defaultMessage: 'Calendar subscription',
      description: 'Heading below the bookings.',
    },
    text: {
      id: 'subscription.text',
      defaultMessage:
        'See your bookings and reserved visits in your own calendar, always up to date.',
      description: 'Under the heading of the calendar subscription.',
    },
    turnOn: {
      id: 'subscription.turnOn',
      defaultMessage: 'Subscribe in your calendar',
      description: 'Button: creates the secret address of the calendar.',
    },
    on: {
      id: 'subscription.on',
      defaultMessage: 'On since {when}',
      description: 'State of the subscription: when its address was created.',
    },
    add: {
      id: 'subscription.add',
      defaultMessage: 'Add to calendar',
      description: 'Link: opens the calendar app with the address.',
    },
    address: {
      id: 'subscription.address',
      defaultMessage: 'Calendar address',
      description: 'Label of the address, and for screen readers after “Copy”.',
    },
    keepSecret: {
      id: 'subscription.keepSecret',
      defaultMessage:
        'Anyone with this address can see your bookings. We show it only now: add it to your calendar, or copy it.',
      description: 'Under the new address.',
    },
    renew: {
      id: 'subscription.renew',
      defaultMessage: 'Renew address',
      description: 'Button: creates a new address; the old one stops working.',
    },
    renewText: {
      id: 'subscription.renewText',
      defaultMessage:
        'The old address stops working at once. Add the new one to every calendar that you use.',
      description: 'Dialog before the address is renewed.',
    },
    renewQuestion: {
      id: 'subscription.renewQuestion',
      defaultMessage: 'Renew the calendar address?',
      description: 'Title of the dialog.',
    },
    keep: {
      id: 'subscription.keep',
      defaultMessage: 'Keep address',
      description: 'Button of the dialog: leaves the address as it is.',
    },
    turnOff: {
      id: 'subscription.turnOff',
      defaultMessage: 'Turn off',
      description: 'Button: deletes the address.',
    },
    turnOffQuestion: {
      id: 'subscription.turnOffQuestion',
      defaultMessage: 'Turn off the calendar subscription?',
      description: 'Title of the dialog.',
    },
    turnOffText: {
      id: 'subscription.turnOffText',
      defaultMessage:
        'Your calendar no longer gets your bookings. You can turn it on again at any time.',
      description: 'Dialog before the address is deleted.',
    },
  }),
);
