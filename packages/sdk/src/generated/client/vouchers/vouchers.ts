/** Generated from api-spec. Do not edit; run `npm run gen`. */

export * from './list-purchased-vouchers.ts';
export * from './list-public-purchased-vouchers.ts';
export * from './list-vouchers.ts';
export * from './get-voucher.ts';
export * from './validate-voucher.ts';
