import { defineMessages } from 'react-intl';
import { texts } from '../../../lib/i18n/texts.ts';

/** Texts of a studio's loyalty program. */
export const messages = texts(
  'rewards',
  defineMessages({
    points: {
      id: 'loyalty.points',
      defaultMessage: '{count, plural, one {# point} other {# points}}',
      description: 'A number of points.',
    },
    welcome: {
      id: 'loyalty.welcome',
      defaultMessage:
        '{count, plural, one {You start with # point.} other {You start with # points.}}',
      description: 'What somebody gets for joining.',
    },
    join: { id: 'loyalty.join', defaultMessage: 'Join now', description: 'Button.' },
    confirmed: {
      id: 'loyalty.confirmed',
      defaultMessage: 'Your studio confirms it; you hear of it by message.',
      description: 'Beside the button that joins.',
    },
    waiting: {
      id: 'loyalty.waiting',
      defaultMessage: 'You have joined. Your studio still has to confirm it.',
      description: 'Of somebody who has joined and is not confirmed yet.',
    },
    expiry: {
      id: 'loyalty.expiry',
      defaultMessage: 'Points count for {term} from the day you collect them.',
      description: 'When points expire.',
    },
    expiryYearEnd: {
      id: 'loyalty.expiryYearEnd',
      defaultMessage:
        'Points count for {term} from the day you collect them, then until the end of that year.',
      description: 'When points expire.',
    },
    toSpend: {
      id: 'loyalty.toSpend',
      defaultMessage: 'To spend',
      description: 'Label above a number of points.',
    },
    level: {
      id: 'loyalty.level',
      defaultMessage: 'Level: {name}',
      description: 'The level of the member.',
    },
    toNext: {
      id: 'loyalty.toNext',
      defaultMessage: '{count, plural, one {# point to {name}} other {# points to {name}}}',
      description: 'How many points are missing for the next level.',
    },
    levels: { id: 'loyalty.levels', defaultMessage: 'Levels', description: 'Heading.' },
    reached: {
      id: 'loyalty.reached',
      defaultMessage: 'Reached',
      description: 'Of a level that the member has.',
    },
    current: {
      id: 'loyalty.current',
      defaultMessage: 'Your level',
      description: 'Of the level that the member has now.',
    },
    from: {
      id: 'loyalty.from',
      defaultMessage: '{count, plural, one {from # point} other {from # points}}',
      description: 'From how many points on a level is reached.',
    },
    expiring: {
      id: 'loyalty.expiring',
      defaultMessage: 'When points expire',
      description: 'Heading above a chart and table.',
    },
    noneExpiring: {
      id: 'loyalty.noneExpiring',
      defaultMessage: 'You have no points that could expire.',
      description: 'In place of the table.',
    },
    day: { id: 'loyalty.day', defaultMessage: 'Last day', description: 'Column: a day.' },
    count: { id: 'loyalty.count', defaultMessage: 'Points', description: 'Column: how many.' },
    toRewards: {
      id: 'loyalty.toRewards',
      defaultMessage: 'See rewards',
      description: 'Link.',
    },
    toPoints: {
      id: 'loyalty.toPoints',
      defaultMessage: 'See how you got your points',
      description: 'Link.',
    },
    toActivities: {
      id: 'loyalty.toActivities',
      defaultMessage: 'Collect points',
      description: 'Link to what earns points.',
    },
    noRewards: {
      id: 'loyalty.noRewards',
      defaultMessage: 'There are no rewards at the moment.',
      description: 'In place of the rewards.',
    },
    redeem: { id: 'loyalty.redeem', defaultMessage: 'Redeem', description: 'Leads to a reward.' },
    redeemFor: {
      id: 'loyalty.redeemFor',
      defaultMessage: '{count, plural, one {Redeem for # point} other {Redeem for # points}}',
      description: 'Button: spends points.',
    },
    after: {
      id: 'loyalty.after',
      defaultMessage:
        '{count, plural, one {# point is left after that.} other {# points are left after that.}}',
      description: 'How many points are left after redeeming a reward.',
    },
    tooFew: {
      id: 'loyalty.tooFew',
      defaultMessage: 'Not enough points yet',
      description: 'Why a reward cannot be redeemed.',
    },
    missing: {
      id: 'loyalty.missing',
      defaultMessage: '{count, plural, one {# point to go} other {# points to go}}',
      description: 'How many points are missing for a reward, under a progress bar.',
    },
    needsLevel: {
      id: 'loyalty.needsLevel',
      defaultMessage: 'From level {name}',
      description: 'Why a reward cannot be redeemed.',
    },
    gone: {
      id: 'loyalty.gone',
      defaultMessage: 'No longer available',
      description: 'Why a reward cannot be redeemed.',
    },
    redeemed: {
      id: 'loyalty.redeemed',
      defaultMessage: 'Redeemed',
      description: 'Of a reward that the member has had.',
    },
    validUntil: {
      id: 'loyalty.validUntil',
      defaultMessage: 'Until {day}',
      description: 'The last day on which a reward can be redeemed.',
    },
    noPoints: {
      id: 'loyalty.noPoints',
      defaultMessage: 'Nothing has been collected yet.',
      description: 'In place of the movements of points.',
    },
    more: {
      id: 'loyalty.more',
      defaultMessage: 'Show more',
      description: 'Button: shows older movements, too.',
    },
    shown: {
      id: 'loyalty.shown',
      defaultMessage: '{count, plural, one {# entry shown} other {# entries shown}}',
      description: 'Heard by screen readers when older movements have come.',
    },
    expired: {
      id: 'loyalty.expired',
      defaultMessage: 'expired',
      description: 'Kind of a movement: points that count no more.',
    },
    countsUntil: {
      id: 'loyalty.countsUntil',
      defaultMessage: 'valid until {day}',
      description: 'Of points that were earned.',
    },
    each: {
      id: 'loyalty.each',
      defaultMessage: '{count, plural, one {# point each time} other {# points each time}}',
      description: 'What an activity earns.',
    },
    noActivities: {
      id: 'loyalty.noActivities',
      defaultMessage: 'Nothing earns points at the moment.',
      description: 'In place of the activities.',
    },
    noSuch: {
      id: 'loyalty.noSuch',
      defaultMessage: 'There’s no such reward any more',
      description: 'Title.',
    },
  }),
);
