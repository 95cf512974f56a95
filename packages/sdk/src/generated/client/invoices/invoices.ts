/** Generated from api-spec. Do not edit; run `npm run gen`. */

export * from './list-invoices.ts';
export * from './get-invoice-download-url.ts';
