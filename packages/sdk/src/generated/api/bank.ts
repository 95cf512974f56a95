/** Generated from api-spec. Do not edit; run `npm run gen`. */

export * from '../client/bank/convert-bank-account.ts';
export * from '../client/bank/use-convert-bank-account.ts';
export * from '../client/bank/convert-public-bank-account.ts';
export * from '../client/bank/use-convert-public-bank-account.ts';
export * from '../client/bank/validate-account-holder.ts';
export * from '../client/bank/use-validate-account-holder.ts';
