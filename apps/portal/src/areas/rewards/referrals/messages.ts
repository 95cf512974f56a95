import { defineMessages } from 'react-intl';
import { texts } from '../../../lib/i18n/texts.ts';

/** Texts of the referral program. */
export const messages = texts(
  'rewards',
  defineMessages({
    intro: {
      id: 'referral.intro',
      defaultMessage: 'Bring friends along to {studio}.',
      description: 'Under the title, where the studio runs no program.',
    },
    noProgram: {
      id: 'referral.noProgram',
      defaultMessage: 'Your studio gives no rewards for it at the moment.',
      description: 'Where no referral program runs.',
    },
    forYou: {
      id: 'referral.forYou',
      defaultMessage: 'For you',
      description: 'Label: what the member gets.',
    },
    forFriend: {
      id: 'referral.forFriend',
      defaultMessage: 'For your friend',
      description: 'Label: what the friend gets.',
    },
    discount: {
      id: 'referral.discount',
      defaultMessage:
        '{payments, plural, one {{price} off the first payment} other {{price} off each of the first # payments}}',
      description: 'What the friend gets.',
    },
    until: {
      id: 'referral.until',
      defaultMessage: 'Until',
      description: 'Label: the last day of the program.',
    },
    link: {
      id: 'referral.link',
      defaultMessage: 'Your invitation link',
      description: 'Heading above an address.',
    },
    code: {
      id: 'referral.code',
      defaultMessage: 'Or tell them your code: {code}',
      description: 'Under the address.',
    },
    mail: { id: 'referral.mail', defaultMessage: 'Send by email', description: 'Button.' },
    subject: {
      id: 'referral.subject',
      defaultMessage: 'Come along to {studio}',
      description: 'Subject of an email to a friend.',
    },
    body: {
      id: 'referral.body',
      defaultMessage: 'I train at {studio}. Come along: {link}',
      description: 'Words of an email to a friend, or of what is shared.',
    },
    qr: {
      id: 'referral.qr',
      defaultMessage: 'Your invitation as a QR code',
      description: 'Heading of a QR code that a friend scans; also its name for screen readers.',
    },
    recruited: {
      id: 'referral.recruited',
      defaultMessage: 'Friends you invited',
      description: 'Heading above the friends.',
    },
    recruitedBy: {
      id: 'referral.recruitedBy',
      defaultMessage: 'Invited by',
      description: 'Heading above the member who has invited the reader.',
    },
    nobody: {
      id: 'referral.nobody',
      defaultMessage: 'Nobody has come through you yet.',
      description: 'In place of the friends.',
    },
    somebody: {
      id: 'referral.somebody',
      defaultMessage: 'A former member',
      description: 'In place of the name of somebody who is gone.',
    },
    since: {
      id: 'referral.since',
      defaultMessage: 'Signed on {day}',
      description: 'When a friend has signed a contract.',
    },
    notSigned: {
      id: 'referral.notSigned',
      defaultMessage: 'Nothing signed yet',
      description: 'Of a friend who has an account and no contract.',
    },
    redeemableOn: {
      id: 'referral.redeemableOn',
      defaultMessage: 'Reward from {day}',
      description: 'When the reward for a friend can be chosen.',
    },
    notYet: {
      id: 'referral.notYet',
      defaultMessage: 'Reward later',
      description: 'State: the reward cannot be chosen yet.',
    },
    redeemable: {
      id: 'referral.redeemable',
      defaultMessage: 'Reward ready',
      description: 'State: a reward can be chosen.',
    },
    redeemed: {
      id: 'referral.redeemed',
      defaultMessage: 'Reward received',
      description: 'State: the reward was given.',
    },
    noReward: {
      id: 'referral.noReward',
      defaultMessage: 'No reward',
      description: 'State: there is none.',
    },
    choose: {
      id: 'referral.choose',
      defaultMessage: 'Choose reward',
      description: 'Leads to the rewards for a friend.',
    },
    rewardFor: {
      id: 'referral.rewardFor',
      defaultMessage: 'Reward for {name}',
      description: 'Title: rewards for a friend who came.',
    },
    redeem: {
      id: 'referral.redeem',
      defaultMessage: 'Take this reward',
      description: 'Button: the reward is given.',
    },
    gone: {
      id: 'referral.gone',
      defaultMessage: 'There’s no reward to choose here',
      description: 'Title: this reward was chosen already, or is not there.',
    },
  }),
);
