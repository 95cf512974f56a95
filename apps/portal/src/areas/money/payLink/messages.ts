import { defineMessages } from 'react-intl';
import { texts } from '../../../lib/i18n/texts.ts';

export const messages = texts(
  'money',
  defineMessages({
    intro: {
      id: 'request.intro',
      defaultMessage: '{studio} asks {name} for a payment.',
      description: 'Under the title; the name is masked.',
    },
    positions: {
      id: 'request.positions',
      defaultMessage: 'What it’s for',
      description: 'Heading above what is to be paid.',
    },
    position: { id: 'request.position', defaultMessage: 'Item', description: 'Head of a column.' },
    due: { id: 'request.due', defaultMessage: 'Due', description: 'Head of a column: due date.' },
    amount: { id: 'request.amount', defaultMessage: 'Amount', description: 'Head of a column.' },
    total: { id: 'request.total', defaultMessage: 'Total', description: 'Label of the sum.' },
    validUntil: {
      id: 'request.validUntil',
      defaultMessage: 'You can pay here until {until}.',
      description: 'Until when the link can be used.',
    },
    unknown: {
      id: 'request.unknown',
      defaultMessage: 'This payment link isn’t valid',
      description: 'Title: nothing is known of the link.',
    },
    expired: {
      id: 'request.expired',
      defaultMessage: 'This payment link has expired',
      description: 'Title.',
    },
    expiredText: {
      id: 'request.expiredText',
      defaultMessage: 'Nothing has been charged. Ask the studio for a new link.',
      description: 'Under the title.',
    },
    paid: {
      id: 'request.paid',
      defaultMessage: 'This is paid',
      description: 'Title: it was paid before, by this link.',
    },
    paidText: {
      id: 'request.paidText',
      defaultMessage: '{amount} has been paid ({when}). There’s nothing left to do.',
      description: 'Under the title.',
    },
    meanwhile: {
      id: 'request.meanwhile',
      defaultMessage: 'This has been paid in another way',
      description: 'Title.',
    },
    meanwhileText: {
      id: 'request.meanwhileText',
      defaultMessage: 'There’s nothing left to pay here, and nothing has been charged.',
      description: 'Under the title.',
    },
    canceled: {
      id: 'request.canceled',
      defaultMessage: 'The studio has withdrawn this request',
      description: 'Title.',
    },
    canceledText: {
      id: 'request.canceledText',
      defaultMessage: 'There’s nothing to pay, and nothing has been charged.',
      description: 'Under the title.',
    },
  }),
);
