/** Generated from api-spec. Do not edit; run `npm run gen`. */

export * from '../client/vouchers/list-purchased-vouchers.ts';
export * from '../client/vouchers/use-list-purchased-vouchers.ts';
export * from '../client/vouchers/list-public-purchased-vouchers.ts';
export * from '../client/vouchers/use-list-public-purchased-vouchers.ts';
export * from '../client/vouchers/list-vouchers.ts';
export * from '../client/vouchers/use-list-vouchers.ts';
export * from '../client/vouchers/get-voucher.ts';
export * from '../client/vouchers/use-get-voucher.ts';
export * from '../client/vouchers/validate-voucher.ts';
export * from '../client/vouchers/use-validate-voucher.ts';
