/** Generated from api-spec. Do not edit; run `npm run gen`. */

export * from '../client/invoices/list-invoices.ts';
export * from '../client/invoices/use-list-invoices.ts';
export * from '../client/invoices/get-invoice-download-url.ts';
export * from '../client/invoices/use-get-invoice-download-url.ts';
