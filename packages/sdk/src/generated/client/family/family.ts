/** Generated from api-spec. Do not edit; run `npm run gen`. */

export * from './list-family.ts';
