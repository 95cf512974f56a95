/** Generated from api-spec. Do not edit; run `npm run gen`. */

export * from './list-contracts.ts';
export * from './get-main-contract.ts';
export * from './list-pending-cancelations.ts';
export * from './get-contract-configuration.ts';
export * from './list-contract-cancelation-reasons.ts';
export * from './get-contract-document.ts';
export * from './get-contract-download-url.ts';
export * from './get-contract-cancelation-dates.ts';
export * from './cancel-contract.ts';
export * from './withdraw-contract-cancelation.ts';
export * from './withdraw-module-contract-cancelation.ts';
export * from './create-public-cancelation.ts';
export * from './create-public-withdrawal.ts';
