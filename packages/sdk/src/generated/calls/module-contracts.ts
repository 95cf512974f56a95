/** Generated from api-spec. Do not edit; run `npm run gen`. */

export * from '../client/module-contracts/book-module-contract.ts';
export * from '../client/module-contracts/list-bookable-modules.ts';
export * from '../client/module-contracts/list-module-cancelation-reasons.ts';
export * from '../client/module-contracts/get-module-cancelation-dates.ts';
export * from '../client/module-contracts/cancel-module-contract.ts';
