/** Generated from api-spec. Do not edit; run `npm run gen`. */

export * from './list-contract-offers.ts';
export * from './list-contract-document-types.ts';
export * from './list-italian-provinces.ts';
export * from './get-public-customer-center-config.ts';
export * from './get-contract-sepa-agreement.ts';
export * from './preview-contract.ts';
export * from './preview-public-contract.ts';
export * from './preview-contract-upgrade.ts';
