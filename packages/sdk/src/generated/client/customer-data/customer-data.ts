/** Generated from api-spec. Do not edit; run `npm run gen`. */

export * from './get-customer-config.ts';
export * from './get-personal-data.ts';
export * from './save-personal-data.ts';
export * from './list-personal-document-types.ts';
export * from './get-address-data.ts';
export * from './save-address-data.ts';
export * from './list-address-provinces.ts';
export * from './get-contact-data.ts';
export * from './save-contact-data.ts';
export * from './get-payment-data.ts';
export * from './save-payment-data.ts';
export * from './get-data-privacy-document.ts';
export * from './get-sepa-mandate-document.ts';
export * from './withdraw-amendment.ts';
