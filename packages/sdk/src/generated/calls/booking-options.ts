/** Generated from api-spec. Do not edit; run `npm run gen`. */

export * from '../client/booking-options/list-booking-options.ts';
export * from '../client/booking-options/get-booking-options-with-offers.ts';
export * from '../client/booking-options/get-booking-options-with-trial-contingent-and-offers.ts';
export * from '../client/booking-options/list-public-booking-options.ts';
export * from '../client/booking-options/get-public-booking-options-with-offers.ts';
export * from '../client/booking-options/get-public-booking-options-with-trial-contingent-and-offers.ts';
