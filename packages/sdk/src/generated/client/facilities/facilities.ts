/** Generated from api-spec. Do not edit; run `npm run gen`. */

export * from './get-training-section-configuration.ts';
export * from './list-facility-categories.ts';
export * from './list-universal-check-in-facilities.ts';
