import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { vouchers, voucherUses } from '../domains/payments/tables.ts';
import { present } from './world.ts';

/** Code of the sample voucher. */
export const voucherCode = 'SAMP-7KQ2-9XTM';

export const voucherSituations = ['whole', 'partly used', 'used up'] as const;

type Situation = (typeof voucherSituations)[number];

/** Amount that is spent of the sample voucher. */
const spentCents: Record<Situation, number> = { whole: 0, 'partly used': 1450, 'used up': 5000 };

/** Stores a voucher of 50 euros, in place of an earlier one with its code. @returns its id */
export async function storeVoucher(
  db: Database,
  row: { purchaseUuid: string; code?: string },
  situation: Situation,
): Promise<number> {
  const code = row.code ?? voucherCode;
  await db.delete(vouchers).where(eq(vouchers.code, code));
  const terms = { tenant: 'northside', currency: 'EUR', amountCents: 5000 };
  const [voucher] = await db
    .insert(vouchers)
    .values({ ...terms, ...row, code })
    .returning({ id: vouchers.id });
  if (!voucher) throw new Error('The voucher was not stored.');
  const amountCents = spentCents[situation];
  const use = { voucherId: voucher.id, amountCents, usedAt: present, checkoutId: randomUUID() };
  if (amountCents > 0) await db.insert(voucherUses).values(use);
  return voucher.id;
}
