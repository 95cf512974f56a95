/** Generated from api-spec. Do not edit; run `npm run gen`. */

export * from '../client/family/list-family.ts';
export * from '../client/family/use-list-family.ts';
