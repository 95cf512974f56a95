import { defineMessages } from 'react-intl';

/** Messages for the error codes of the loyalty program and of rewards. */
export const loyaltyErrorMessages = defineMessages({
  'loyalty.error.alreadyredeemed': {
    id: 'loyalty.error.alreadyredeemed',
    defaultMessage: 'You’ve already redeemed this reward.',
    description: 'A reward that the member has had before.',
  },
  'loyalty.error.leveltoolow': {
    id: 'loyalty.error.leveltoolow',
    defaultMessage: 'This reward is for members who have reached {0}.',
    description: 'A reward for a level that the member has not reached; {0} is its name.',
  },
  'loyalty.error.noprogram': {
    id: 'loyalty.error.noprogram',
    defaultMessage: 'Your studio doesn’t have a loyalty program.',
    description: 'A chain without a loyalty program.',
  },
  'loyalty.error.notregistered': {
    id: 'loyalty.error.notregistered',
    defaultMessage: 'You don’t take part in the loyalty program yet.',
    description: 'Something of the loyalty program for somebody who does not take part.',
  },
  'loyalty.error.premiumgone': {
    id: 'loyalty.error.premiumgone',
    defaultMessage: 'This reward is no longer available. Choose another one.',
    description: 'A reward of which there is none left.',
  },
  'loyalty.error.premiumnotfound': {
    id: 'loyalty.error.premiumnotfound',
    defaultMessage: 'We couldn’t find this reward.',
    description: 'Unknown reward.',
  },
  'loyalty.error.toofewpoints': {
    id: 'loyalty.error.toofewpoints',
    defaultMessage: 'You don’t have enough points for this reward. Missing: {0}.',
    description: 'A reward that costs more points than there are; {0} says how many are missing.',
  },
  'reward.error.nocontract': {
    id: 'reward.error.nocontract',
    defaultMessage: 'This reward is for a contract, and you don’t have one that goes on.',
    description: 'A reward for a contract, for somebody without one.',
  },
  'reward.error.startdatenotallowed': {
    id: 'reward.error.startdatenotallowed',
    defaultMessage: 'The reward can’t start on this day. Choose another day.',
    description: 'A day on which a reward cannot start.',
  },
});
