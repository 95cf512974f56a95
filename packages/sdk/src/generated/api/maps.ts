/** Generated from api-spec. Do not edit; run `npm run gen`. */

export * from '../client/maps/list-places.ts';
export * from '../client/maps/use-list-places.ts';
export * from '../client/maps/list-regions.ts';
export * from '../client/maps/use-list-regions.ts';
export * from '../client/maps/get-static-image.ts';
export * from '../client/maps/use-get-static-image.ts';
