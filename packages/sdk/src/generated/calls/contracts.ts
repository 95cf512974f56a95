/** Generated from api-spec. Do not edit; run `npm run gen`. */

export * from '../client/contracts/list-contracts.ts';
export * from '../client/contracts/get-main-contract.ts';
export * from '../client/contracts/list-pending-cancelations.ts';
export * from '../client/contracts/get-contract-configuration.ts';
export * from '../client/contracts/list-contract-cancelation-reasons.ts';
export * from '../client/contracts/get-contract-document.ts';
export * from '../client/contracts/get-contract-download-url.ts';
export * from '../client/contracts/get-contract-cancelation-dates.ts';
export * from '../client/contracts/get-contract-outlooks.ts';
export * from '../client/contracts/cancel-contract.ts';
export * from '../client/contracts/withdraw-contract-cancelation.ts';
export * from '../client/contracts/withdraw-module-contract-cancelation.ts';
export * from '../client/contracts/create-public-cancelation.ts';
export * from '../client/contracts/create-public-withdrawal.ts';
