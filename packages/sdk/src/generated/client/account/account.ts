/** Generated from api-spec. Do not edit; run `npm run gen`. */

export * from './get-customer-account.ts';
export * from './get-account-balance.ts';
