import { contracts } from './contractChanges.ts';

/** What calls about rewards change; `changes` holds them against the SDK's calls. */

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

/** Where what is given becomes visible: credit, the account, and what is charged for a contract. */
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
