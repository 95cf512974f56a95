/** Generated from api-spec. Do not edit; run `npm run gen`. */

export * from '../client/vouchers/list-purchased-vouchers.ts';
export * from '../client/vouchers/list-public-purchased-vouchers.ts';
export * from '../client/vouchers/list-vouchers.ts';
export * from '../client/vouchers/get-voucher.ts';
export * from '../client/vouchers/validate-voucher.ts';
