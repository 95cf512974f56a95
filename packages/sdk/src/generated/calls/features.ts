/** Generated from api-spec. Do not edit; run `npm run gen`. */

export * from '../client/features/list-features.ts';
export * from '../client/features/list-public-features.ts';
