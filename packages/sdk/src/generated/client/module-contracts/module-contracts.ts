/** Generated from api-spec. Do not edit; run `npm run gen`. */

export * from './book-module-contract.ts';
export * from './list-bookable-modules.ts';
export * from './list-module-cancelation-reasons.ts';
export * from './get-module-cancelation-dates.ts';
export * from './cancel-module-contract.ts';
