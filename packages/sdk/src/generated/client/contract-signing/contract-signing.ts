/** Generated from api-spec. Do not edit; run `npm run gen`. */

export * from './get-contract-sign-condition.ts';
export * from './get-public-contract-sign-condition.ts';
export * from './get-pre-contract-sign-condition.ts';
export * from './validate-tax-id.ts';
export * from './sign-contract.ts';
export * from './sign-public-contract.ts';
export * from './get-sale.ts';
