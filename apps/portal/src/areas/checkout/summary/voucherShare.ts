import type { Order } from '../flow/Flow.ts';
import type { VoucherShare } from '../payment/useVoucher.ts';

/** Returns what a voucher pays of an order; undefined without one. */
export const voucherShare = ({
  voucher,
  amountDue,
}: Pick<Order, 'voucher' | 'amountDue'>): VoucherShare | undefined =>
  voucher && amountDue ? { amount: voucher.amount, rest: voucher.rest, due: amountDue } : undefined;
