/** Generated from api-spec. Do not edit; run `npm run gen`. */

export * from '../client/account/get-customer-account.ts';
export * from '../client/account/get-account-balance.ts';
