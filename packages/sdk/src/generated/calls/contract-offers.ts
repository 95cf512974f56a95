/** Generated from api-spec. Do not edit; run `npm run gen`. */

export * from '../client/contract-offers/list-contract-offers.ts';
export * from '../client/contract-offers/list-contract-document-types.ts';
export * from '../client/contract-offers/list-italian-provinces.ts';
export * from '../client/contract-offers/get-public-customer-center-config.ts';
export * from '../client/contract-offers/get-contract-sepa-agreement.ts';
export * from '../client/contract-offers/preview-contract.ts';
export * from '../client/contract-offers/preview-public-contract.ts';
export * from '../client/contract-offers/preview-contract-upgrade.ts';
