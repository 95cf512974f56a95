/** Generated from api-spec. Do not edit; run `npm run gen`. */

export * from '../client/referral/get-referral-program.ts';
export * from '../client/referral/get-active-referral.ts';
export * from '../client/referral/validate-referral-code.ts';
