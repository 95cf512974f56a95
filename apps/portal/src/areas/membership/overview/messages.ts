import { defineMessages } from 'react-intl';
import { texts } from '../../../lib/i18n/texts.ts';

/** Texts of the overview. */
export const messages = texts(
  'membership',
  defineMessages({
    welcome: {
      id: 'overview.welcome',
      defaultMessage: 'Hello {name}',
      description: 'Title of the overview of a member. name: the first name.',
    },
    membership: {
      id: 'overview.membership',
      defaultMessage: 'Membership',
      description: 'Name of a part: what the member has signed.',
    },
    noMembership: {
      id: 'overview.noMembership',
      defaultMessage: 'No membership',
      description: 'Answer where the member has no contract that runs.',
    },
    toContract: {
      id: 'overview.toContract',
      defaultMessage: 'See contract',
      description: 'Leads to the contracts of the member.',
    },
    cancelBy: {
      id: 'overview.cancelBy',
      defaultMessage: 'Cancel by {by} to end on {end}',
      description: 'Under the name of the membership: the next day that matters. by, end: days.',
    },
    passes: {
      id: 'overview.passes',
      defaultMessage: '{count, plural, =0 {None} one {# ready to use} other {# ready to use}}',
      description: 'How many packs, day passes and vouchers can be used.',
    },
    toPasses: {
      id: 'overview.toPasses',
      defaultMessage: 'View passes',
      description: 'Leads to the packs, day passes and vouchers of the member.',
    },
    unread: {
      id: 'overview.unread',
      defaultMessage:
        '{count, plural, =0 {Nothing new} one {# new message} other {# new messages}}',
      description: 'How many messages of the studio are unread.',
    },
    toMessages: {
      id: 'overview.toMessages',
      defaultMessage: 'See messages',
      description: 'Leads to the messages of the studio.',
    },
    toCredit: {
      id: 'overview.toCredit',
      defaultMessage: 'See drinks wallet',
      description: 'Leads to what the member has to spend at the studio.',
    },
    points: {
      id: 'overview.points',
      defaultMessage: '{count, plural, one {# point} other {# points}}',
      description: 'Answer: how many points of the loyalty programme can be spent.',
    },
    rewards: {
      id: 'overview.rewards',
      defaultMessage: '{count, plural, one {# reward to redeem} other {# rewards to redeem}}',
      description: 'Under the points: how many rewards they are enough for.',
    },
    toNextLevel: {
      id: 'overview.toNextLevel',
      defaultMessage: '{count, plural, one {# point to {name}} other {# points to {name}}}',
      description: 'Under the points: how many are missing to the next level. name: of the level.',
    },
    toLoyalty: {
      id: 'overview.toLoyalty',
      defaultMessage: 'See loyalty programme',
      description: 'Leads to the loyalty programme.',
    },
    collect: {
      id: 'overview.collect',
      defaultMessage: 'Collect points',
      description: 'Answer for a member who does not take part in the loyalty programme yet.',
    },
    joinLoyalty: {
      id: 'overview.joinLoyalty',
      defaultMessage: 'Find out more',
      description: 'Leads a member who does not take part yet to the loyalty programme.',
    },
    loyaltyWaits: {
      id: 'overview.loyaltyWaits',
      defaultMessage: 'You have joined. Your studio still has to confirm it.',
      description: 'Where the studio confirms who joins the loyalty programme.',
    },
  }),
);
