/** Generated from api-spec. Do not edit; run `npm run gen`. */

export * from '../client/consumption-credit/get-consumption-credit.ts';
export * from '../client/consumption-credit/use-get-consumption-credit.ts';
export * from '../client/consumption-credit/list-recharge-variants.ts';
export * from '../client/consumption-credit/use-list-recharge-variants.ts';
export * from '../client/consumption-credit/validate-recharge.ts';
export * from '../client/consumption-credit/use-validate-recharge.ts';
