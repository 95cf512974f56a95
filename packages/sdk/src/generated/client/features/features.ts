/** Generated from api-spec. Do not edit; run `npm run gen`. */

export * from './list-features.ts';
export * from './list-public-features.ts';
