/** Generated from api-spec. Do not edit; run `npm run gen`. */

export * from '../client/no-show/get-entrance-block.ts';
export * from '../client/no-show/get-access-block.ts';
