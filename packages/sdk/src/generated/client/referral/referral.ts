/** Generated from api-spec. Do not edit; run `npm run gen`. */

export * from './get-referral-program.ts';
export * from './get-active-referral.ts';
export * from './validate-referral-code.ts';
