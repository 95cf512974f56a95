/** Generated from api-spec. Do not edit; run `npm run gen`. */

export * from './list-booking-options.ts';
export * from './get-booking-options-with-offers.ts';
export * from './get-booking-options-with-trial-contingent-and-offers.ts';
export * from './list-public-booking-options.ts';
export * from './get-public-booking-options-with-offers.ts';
export * from './get-public-booking-options-with-trial-contingent-and-offers.ts';
