import { defineMessages } from 'react-intl';
import { texts } from '../../../lib/i18n/texts.ts';

export const messages = texts(
  'checkout',
  defineMessages({
    title: {
      id: 'keptPayment.title',
      defaultMessage: 'Payment methods',
      description: 'Heading of the settings: what is kept to pay with.',
    },
    text: {
      id: 'keptPayment.text',
      defaultMessage:
        'For bookings and purchases. We offer your preferred one first. Your membership is paid as agreed in its contract.',
      description: 'Under the heading, where something is kept.',
    },
    none: {
      id: 'keptPayment.none',
      defaultMessage: 'You haven’t saved a payment method yet. Add one to book faster.',
      description: 'Under the heading, where nothing is kept.',
    },
    loading: {
      id: 'keptPayment.loading',
      defaultMessage: 'Loading your payment methods…',
      description: 'Heard by screen readers.',
    },
    preferred: {
      id: 'keptPayment.preferred',
      defaultMessage: 'Preferred',
      description: 'Beside the one that is offered first.',
    },
    prefer: {
      id: 'keptPayment.prefer',
      defaultMessage: 'Make preferred',
      description: 'Button: offers this one first.',
    },
    preferDone: {
      id: 'keptPayment.preferDone',
      defaultMessage: 'Now preferred: {name}',
      description: 'Told after another one is offered first.',
    },
    remove: {
      id: 'keptPayment.remove',
      defaultMessage: 'Remove',
      description: 'Button: keeps it no longer. Also in the question.',
    },
    removeQuestion: {
      id: 'keptPayment.removeQuestion',
      defaultMessage: 'Remove {name}?',
      description: 'Title of the question.',
    },
    removeText: {
      id: 'keptPayment.removeText',
      defaultMessage: 'You can’t pay with it any more. What you’ve already paid stays paid.',
      description: 'In the question.',
    },
    keep: {
      id: 'keptPayment.keep',
      defaultMessage: 'Keep it',
      description: 'Button: closes the question.',
    },
    removed: {
      id: 'keptPayment.removed',
      defaultMessage: 'Removed: {name}',
      description: 'Told after it is kept no longer.',
    },
    add: {
      id: 'keptPayment.add',
      defaultMessage: 'Add payment method',
      description: 'Button, and title of the page to which it leads.',
    },
    addText: {
      id: 'keptPayment.addText',
      defaultMessage: 'Nothing is charged when you add it.',
      description: 'Under the title of the page that adds one.',
    },
    added: {
      id: 'keptPayment.added',
      defaultMessage: 'Added: {name}',
      description: 'Told after one was added.',
    },
    nothingAdded: {
      id: 'keptPayment.nothingAdded',
      defaultMessage: 'Nothing has been added.',
      description: 'After the reason why a payment method could not be used.',
    },
    noWays: {
      id: 'keptPayment.noWays',
      defaultMessage: 'This studio doesn’t take online payments at the moment.',
      description: 'Instead of the choice of what to add.',
    },
    mandate: {
      id: 'keptPayment.mandate',
      defaultMessage: 'View mandate',
      description: 'Button: shows the SEPA Direct Debit mandate.',
    },
    hideMandate: {
      id: 'keptPayment.hideMandate',
      defaultMessage: 'Hide mandate',
      description: 'Button: hides it again.',
    },
    mandateElsewhere: {
      id: 'keptPayment.mandateElsewhere',
      defaultMessage:
        'You gave this mandate ({reference}) to another studio. You can read it there.',
      description: 'Instead of a mandate whose text another studio has.',
    },
  }),
);
