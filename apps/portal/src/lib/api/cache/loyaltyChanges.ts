import { contracts } from './contractChanges.ts';

/** Effects of calls about rewards; `changes` checks them against the SDK's calls. */

const program = [
  'getLoyaltyCustomerState',
  'getLoyaltyLandingPage',
  'listLoyaltyLevels',
  'getLoyaltyOverview',
  'listLoyaltyPoints',
  'listLoyaltyPremiums',
  'getLoyaltyPremiumInfo',
  'getLoyaltyTeaser',
  'getLoyaltyWidget',
] as const;

/** Queries that show a granted reward: credit, account, and contract charges. */
const rewardQueries = [
  ...contracts,
  'getConsumptionCredit',
  'getCustomerAccount',
  'getAccountBalance',
] as const;

const referrals = ['getReferralPremiums', 'getReferralPremiumInfo'] as const;
const compensations = ['listCompensations', 'listCompensationPremiums'] as const;

export const loyaltyChanges = {
  registerForLoyaltyProgram: program,
  redeemLoyaltyPremium: [...program, ...rewardQueries],
  redeemReferralPremium: [...referrals, ...rewardQueries],
  createCompensationProposal: [...compensations, ...rewardQueries],
  waiveCompensation: compensations,
} as const;
