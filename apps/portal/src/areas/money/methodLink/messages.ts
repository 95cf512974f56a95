import { defineMessages } from 'react-intl';
import { texts } from '../../../lib/i18n/texts.ts';

export const messages = texts(
  'money',
  defineMessages({
    intro: {
      id: 'methodLink.intro',
      defaultMessage: 'For the membership of {name} at {studio}.',
      description: 'Under the title; the name is masked.',
    },
    now: {
      id: 'methodLink.now',
      defaultMessage: 'Payment method now',
      description: 'Label of how the membership is paid so far.',
    },
    validUntil: {
      id: 'methodLink.validUntil',
      defaultMessage: 'Link valid until',
      description: 'Label of the day until which the link can be used.',
    },
    choose: {
      id: 'methodLink.choose',
      defaultMessage: 'New payment method',
      description: 'Heading above the choice, and label of what was chosen.',
    },
    note: {
      id: 'methodLink.note',
      defaultMessage:
        'Nothing is charged now. {studio} will collect your membership fees this way from now on.',
      description: 'Above the button.',
    },
    changing: {
      id: 'methodLink.changing',
      defaultMessage: 'Changing your payment method…',
      description: 'While the server does it.',
    },
    noWays: {
      id: 'methodLink.noWays',
      defaultMessage:
        'You can’t change your payment method online at the moment. Please ask the studio.',
      description: 'Instead of the choice.',
    },
    waiting: {
      id: 'methodLink.waiting',
      defaultMessage: 'Your bank hasn’t told us yet. Your payment method hasn’t changed so far.',
      description: 'While the bank waits for the holder of a card.',
    },
    declined: {
      id: 'methodLink.declined',
      defaultMessage: '{reason} Your payment method hasn’t changed.',
      description: 'The bank said no; {reason} is a sentence.',
    },
    done: {
      id: 'methodLink.done',
      defaultMessage: 'Your payment method is changed',
      description: 'Title of the result.',
    },
    doneText: {
      id: 'methodLink.doneText',
      defaultMessage: '{studio} will collect your membership fees this way from now on.',
      description: 'Under that title.',
    },
    since: {
      id: 'methodLink.since',
      defaultMessage: 'Changed on',
      description: 'Label of date and time.',
    },
    usedText: {
      id: 'methodLink.usedText',
      defaultMessage:
        'Your payment method has been changed with it. If that wasn’t you, tell the studio.',
      description: 'Under the title “This link has already been used”.',
    },
  }),
);
