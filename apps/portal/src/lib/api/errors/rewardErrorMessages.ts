import { defineMessages } from 'react-intl';

/** Messages for the error codes of referrals and compensations. */
export const rewardErrorMessages = defineMessages({
  'compensation.error.notclaimable': {
    id: 'compensation.error.notclaimable',
    defaultMessage:
      'This compensation can’t be claimed at the moment. Reload the page to see how it stands.',
    description: 'A compensation that cannot be claimed now.',
  },
  'compensation.error.notfound': {
    id: 'compensation.error.notfound',
    defaultMessage: 'We couldn’t find this compensation.',
    description: 'Unknown compensation.',
  },
  'compensation.error.premiumnotfound': {
    id: 'compensation.error.premiumnotfound',
    defaultMessage: 'The studio doesn’t offer this as compensation. Choose something else.',
    description: 'A reward that the studio does not offer as compensation.',
  },
  'premium.error.alreadyredeemed': {
    id: 'premium.error.alreadyredeemed',
    defaultMessage: 'You’ve already redeemed the reward for this referral.',
    description: 'A reward for a referral that was redeemed before.',
  },
  'premium.error.notfound': {
    id: 'premium.error.notfound',
    defaultMessage: 'This reward isn’t offered for referrals.',
    description: 'Unknown reward for a referral.',
  },
  'premium.error.notredeemable': {
    id: 'premium.error.notredeemable',
    defaultMessage: 'There’s no reward to redeem for this referral at the moment.',
    description: 'A reward for a referral for which there is none yet, or none any more.',
  },
  'premium.error.recruitmentnotfound': {
    id: 'premium.error.recruitmentnotfound',
    defaultMessage: 'We couldn’t find this referral.',
    description: 'Unknown referral.',
  },
});
