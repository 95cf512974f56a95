/** Generated from api-spec. Do not edit; run `npm run gen`. */

export * from '../client/premiums/get-referral-premiums.ts';
export * from '../client/premiums/get-referral-premium-info.ts';
export * from '../client/premiums/redeem-referral-premium.ts';
