/** Generated from api-spec. Do not edit; run `npm run gen`. */

export * from './list-places.ts';
export * from './list-regions.ts';
export * from './get-static-image.ts';
