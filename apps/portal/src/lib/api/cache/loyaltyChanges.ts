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
const given = [
  ...contracts,
  'getConsumptionCredit',
  'getCustomerAccount',
  'getAccountBalance',
] as const;

const referrals = ['getReferralPremiums', 'getReferralPremiumInfo'] as const;
const compensations = ['listCompensations', 'listCompensationPremiums'] as const;

export const loyaltyChanges = {
  registerForLoyaltyProgram: program,
  redeemLoyaltyPremium: [...program, ...given],
  redeemReferralPremium: [...referrals, ...given],
  createCompensationProposal: [...compensations, ...given],
  waiveCompensation: compensations,
} as const;
