/** Generated from api-spec. Do not edit; run `npm run gen`. */

export * from './get-entrance-block.ts';
export * from './get-access-block.ts';
