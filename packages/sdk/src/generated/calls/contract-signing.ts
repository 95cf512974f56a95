/** Generated from api-spec. Do not edit; run `npm run gen`. */

export * from '../client/contract-signing/get-contract-sign-condition.ts';
export * from '../client/contract-signing/get-public-contract-sign-condition.ts';
export * from '../client/contract-signing/get-pre-contract-sign-condition.ts';
export * from '../client/contract-signing/validate-tax-id.ts';
export * from '../client/contract-signing/sign-contract.ts';
export * from '../client/contract-signing/sign-public-contract.ts';
export * from '../client/contract-signing/get-sale.ts';
