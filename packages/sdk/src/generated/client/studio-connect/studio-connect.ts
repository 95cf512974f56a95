/** Generated from api-spec. Do not edit; run `npm run gen`. */

export * from './connect-with-customer-code.ts';
export * from './connect-with-email.ts';
export * from './connect-with-iban.ts';
export * from './connect-with-iban-suffix.ts';
export * from './delete-studio-connect.ts';
