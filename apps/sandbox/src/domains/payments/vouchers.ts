/** Purchased vouchers: codes, uses and remaining amounts. */
import { randomInt } from 'node:crypto';
import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { apiError } from '../../platform/http/apiError.ts';
import { money } from '../../platform/money.ts';
import type { Schemas } from '../../platform/api.ts';
import type { StoredStudio } from '../studios/rules.ts';
import { vouchers, voucherUses } from './tables.ts';

export type Voucher = typeof vouchers.$inferSelect;

/** Amount that a voucher paid of an order, and its remaining amount, in the minor unit of its currency. */
export type VoucherUse = { amountCents: number; restCents: number; currency: string };

/** A redeemable voucher and its remaining amount. */
export type Redeemable = { voucher: Voucher; restCents: number };

/** Amount of a voucher that pays, in the minor unit of its currency. */
export type VoucherPart = { voucher: Voucher; amountCents: number; restCents: number };

/** Omits characters that are easily confused when read aloud. */
const codeCharacters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

const group = (characters: string): string => characters.match(/.{1,4}/g)?.join('-') ?? '';

/** Twelve of 32 characters make codes unguessable and collisions practically impossible. */
export const generateCode = (): string =>
  group(
    Array.from({ length: 12 }, () => codeCharacters[randomInt(codeCharacters.length)]).join(''),
  );

/** Codes are read aloud and typed, so ignore case, spaces and hyphens. */
const normalizeCode = (code: string): string => group(code.toUpperCase().replace(/[^A-Z0-9]/g, ''));

export function voucherNotRedeemable(): Error {
  return apiError(
    422,
    'voucher.error.notredeemable',
    'The voucher is wrong, used up, too old or of another chain',
  );
}

/** Stores the vouchers of a purchase, one for each code. */
export async function issueVouchers(
  tx: Database,
  codes: readonly string[],
  terms: Pick<Voucher, 'purchaseUuid' | 'tenant' | 'currency' | 'amountCents' | 'validUntil'>,
): Promise<void> {
  await tx.insert(vouchers).values(codes.map((code) => ({ ...terms, code })));
}

/** Invalidates the vouchers of a revoked purchase. */
export async function revokeVouchers(tx: Database, purchaseUuid: string, now: Date): Promise<void> {
  await tx
    .update(vouchers)
    .set({ revokedAt: now })
    .where(and(eq(vouchers.purchaseUuid, purchaseUuid), isNull(vouchers.revokedAt)));
}

/** Sums the uses of vouchers. @param exceptCheckout checkout whose use does not count */
async function loadSpent(
  db: Database,
  ids: readonly number[],
  exceptCheckout: string | null = null,
): Promise<ReadonlyMap<number, number>> {
  const spent = await db
    .select({
      id: voucherUses.voucherId,
      cents: sql<number>`sum(${voucherUses.amountCents})::int`,
    })
    .from(voucherUses)
    .where(
      and(
        inArray(voucherUses.voucherId, [...ids]),
        isNull(voucherUses.returnedAt),
        exceptCheckout === null
          ? undefined
          : sql`${voucherUses.checkoutId} is distinct from ${exceptCheckout}`,
      ),
    )
    .groupBy(voucherUses.voucherId);
  return new Map(spent.map(({ id, cents }) => [id, cents]));
}

/** Computes the remaining amount of a voucher. @param exceptCheckout checkout whose use does not count */
export async function computeRest(
  db: Database,
  { id, amountCents }: Voucher,
  exceptCheckout: string | null = null,
): Promise<number> {
  const spent = await loadSpent(db, [id], exceptCheckout);
  return amountCents - (spent.get(id) ?? 0);
}

/**
 * Finds a voucher that a studio takes on a day; null if the code is wrong, of another chain or currency, expired,
 * revoked or used up.
 */
export async function findRedeemable(
  db: Database,
  code: string,
  { tenant, currencyCode }: Pick<StoredStudio, 'tenant' | 'currencyCode'>,
  today: string,
): Promise<Redeemable | null> {
  const [voucher] = await db
    .select()
    .from(vouchers)
    .where(
      and(
        eq(vouchers.code, normalizeCode(code)),
        eq(vouchers.tenant, tenant),
        eq(vouchers.currency, currencyCode),
        isNull(vouchers.revokedAt),
      ),
    );
  if (!voucher || (voucher.validUntil !== null && voucher.validUntil < today)) return null;
  const restCents = await computeRest(db, voucher);
  return restCents > 0 ? { voucher, restCents } : null;
}

/**
 * Computes what a voucher pays of a price.
 * @throws 422 if the studio does not take it today
 */
export async function applyVoucher(
  db: Database,
  code: string,
  studio: Pick<StoredStudio, 'tenant' | 'currencyCode'>,
  priceCents: number,
  today: string,
): Promise<VoucherPart> {
  const found = await findRedeemable(db, code, studio, today);
  if (!found) throw voucherNotRedeemable();
  return takeFrom(found, priceCents);
}

/** Takes as much of a price as there is on the voucher. */
export function takeFrom({ voucher, restCents }: Redeemable, priceCents: number): VoucherPart {
  const amountCents = Math.min(restCents, priceCents);
  return { voucher, amountCents, restCents: restCents - amountCents };
}

/**
 * Spends a part of a voucher, once for each checkout or contract. Locks the voucher first, so that two orders at once
 * never spend more than there is.
 * @returns whether enough was left
 */
export async function spendVoucher(
  tx: Database,
  { voucherId, amountCents }: { voucherId: number; amountCents: number },
  order: { checkoutId: string } | { contractUuid: string },
  now: Date,
): Promise<boolean> {
  const [voucher] = await tx
    .select()
    .from(vouchers)
    .where(eq(vouchers.id, voucherId))
    .for('update');
  if (!voucher || voucher.revokedAt !== null) return false;
  if ((await computeRest(tx, voucher)) < amountCents) return false;
  await tx.insert(voucherUses).values({ ...order, voucherId, amountCents, usedAt: now });
  return true;
}

/** Returns to the voucher what a checkout spent of it; repeating it has no effect. */
export async function returnVoucher(tx: Database, checkoutId: string, now: Date): Promise<void> {
  await tx
    .update(voucherUses)
    .set({ returnedAt: now, unbilled: true })
    .where(and(eq(voucherUses.checkoutId, checkoutId), isNull(voucherUses.returnedAt)));
}

/** Returns part of a contract's payment to its voucher. @param cents at most the amount that the voucher paid */
export async function returnContractVoucher(
  tx: Database,
  contractUuid: string,
  cents: number,
  now: Date,
): Promise<void> {
  const isUse = and(eq(voucherUses.contractUuid, contractUuid), isNull(voucherUses.returnedAt));
  await tx
    .update(voucherUses)
    .set({ returnedAt: now })
    .where(and(isUse, eq(voucherUses.amountCents, cents)));
  await tx
    .update(voucherUses)
    .set({ amountCents: sql`${voucherUses.amountCents} - ${cents}` })
    .where(isUse);
}

/** Finds what a checkout or contract has spent of a voucher; null if nothing, or after a return. */
export async function findVoucherUse(
  db: Database,
  order: { checkoutId: string } | { contractUuid: string },
): Promise<VoucherUse | null> {
  const [found] = await db
    .select({ use: voucherUses, voucher: vouchers })
    .from(voucherUses)
    .innerJoin(vouchers, eq(vouchers.id, voucherUses.voucherId))
    .where(
      and(
        'checkoutId' in order
          ? eq(voucherUses.checkoutId, order.checkoutId)
          : eq(voucherUses.contractUuid, order.contractUuid),
        isNull(voucherUses.returnedAt),
      ),
    );
  if (!found) return null;
  const { voucher, use } = found;
  return {
    amountCents: use.amountCents,
    restCents: await computeRest(db, voucher),
    currency: voucher.currency,
  };
}

/**
 * Finds the part of a checkout that a cancelation returns to a voucher, or has returned; null if none paid.
 * @param checkoutId null: it was not bought
 */
export async function findVoucherRefund(
  db: Database,
  checkoutId: string | null,
  state: 'due' | 'returned',
): Promise<Schemas['VoucherRefund'] | null> {
  if (checkoutId === null) return null;
  const { returnedAt } = voucherUses;
  const [found] = await db
    .select({ cents: voucherUses.amountCents, code: vouchers.code, currency: vouchers.currency })
    .from(voucherUses)
    .innerJoin(vouchers, eq(vouchers.id, voucherUses.voucherId))
    .where(
      and(
        eq(voucherUses.checkoutId, checkoutId),
        state === 'due' ? isNull(returnedAt) : isNotNull(returnedAt),
      ),
    );
  if (!found) return null;
  const { cents, code, currency } = found;
  return { maskedCode: `•••• ${code.slice(-4)}`, amount: money(cents, currency) };
}

/** Loads the codes and remaining amounts of purchases, by the purchase's uuid. */
export async function loadBalances(
  db: Database,
  purchaseUuids: readonly string[],
): Promise<ReadonlyMap<string, Schemas['VoucherBalance'][]>> {
  const found = await db
    .select()
    .from(vouchers)
    .where(inArray(vouchers.purchaseUuid, [...purchaseUuids]))
    .orderBy(vouchers.id);
  const spent = await loadSpent(
    db,
    found.map(({ id }) => id),
  );
  const balances = new Map<string, Schemas['VoucherBalance'][]>();
  for (const voucher of found) {
    const balance = toBalance(voucher, voucher.amountCents - (spent.get(voucher.id) ?? 0));
    balances.set(voucher.purchaseUuid, [...(balances.get(voucher.purchaseUuid) ?? []), balance]);
  }
  return balances;
}

/** Maps a voucher and its remaining amount. */
export const toBalance = (
  { code, amountCents, currency }: Voucher,
  restCents: number,
): Schemas['VoucherBalance'] => ({
  code,
  amount: money(amountCents, currency),
  rest: money(restCents, currency),
});

/** Maps the part of a voucher that pays. */
export const toVoucherPayment = ({
  voucher: { code, currency },
  amountCents,
  restCents,
}: VoucherPart): Schemas['VoucherPayment'] => ({
  code,
  amount: money(amountCents, currency),
  rest: money(restCents, currency),
});
