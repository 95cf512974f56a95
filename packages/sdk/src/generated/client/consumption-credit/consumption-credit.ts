/** Generated from api-spec. Do not edit; run `npm run gen`. */

export * from './get-consumption-credit.ts';
export * from './list-recharge-variants.ts';
export * from './validate-recharge.ts';
