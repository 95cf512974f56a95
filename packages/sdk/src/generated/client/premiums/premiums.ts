/** Generated from api-spec. Do not edit; run `npm run gen`. */

export * from './get-referral-premiums.ts';
export * from './get-referral-premium-info.ts';
export * from './redeem-referral-premium.ts';
