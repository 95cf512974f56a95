/** Generated from api-spec. Do not edit; run `npm run gen`. */

export * from '../client/customer-data/get-customer-config.ts';
export * from '../client/customer-data/get-personal-data.ts';
export * from '../client/customer-data/save-personal-data.ts';
export * from '../client/customer-data/list-personal-document-types.ts';
export * from '../client/customer-data/get-address-data.ts';
export * from '../client/customer-data/save-address-data.ts';
export * from '../client/customer-data/list-address-provinces.ts';
export * from '../client/customer-data/get-contact-data.ts';
export * from '../client/customer-data/save-contact-data.ts';
export * from '../client/customer-data/get-payment-data.ts';
export * from '../client/customer-data/save-payment-data.ts';
export * from '../client/customer-data/get-data-privacy-document.ts';
export * from '../client/customer-data/get-sepa-mandate-document.ts';
export * from '../client/customer-data/withdraw-amendment.ts';
