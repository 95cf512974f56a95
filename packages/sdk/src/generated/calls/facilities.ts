/** Generated from api-spec. Do not edit; run `npm run gen`. */

export * from '../client/facilities/get-training-section-configuration.ts';
export * from '../client/facilities/list-facility-categories.ts';
export * from '../client/facilities/list-universal-check-in-facilities.ts';
