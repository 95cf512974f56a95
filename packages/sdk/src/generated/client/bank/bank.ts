/** Generated from api-spec. Do not edit; run `npm run gen`. */

export * from './convert-bank-account.ts';
export * from './convert-public-bank-account.ts';
export * from './validate-account-holder.ts';
