/** Consumption credit: recharges, reversals and balance. */
import { and, asc, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { money } from '../../platform/money.ts';
import type { Schemas } from '../../platform/api.ts';
import { zoned } from '../../platform/time.ts';
import { type Member, findCustomer } from '../accounts/customers.ts';
import { products, productVariants, consumptionCreditEntries } from './tables.ts';
import type { StoredStudio } from '../studios/rules.ts';
const rechargePermission = 'CUSTOMER_CENTER_CONSUMPTION_CREDIT_RECHARGE';

/** Maximum lengths of lists, as described. */
const maxEntries = 200;
const maxVariants = 50;

const isCreditEntry = (customerId: number, studioId: number) =>
  and(
    eq(consumptionCreditEntries.customerId, customerId),
    eq(consumptionCreditEntries.studioId, studioId),
  );

/** Returns whether an account may recharge credit at a tenant; only customers may. */
export async function canRecharge(
  db: Database,
  accountId: number,
  tenant: string,
): Promise<boolean> {
  const customer = await findCustomer(db, accountId, tenant);
  return customer?.permissions.includes(rechargePermission) ?? false;
}

type Recharge = {
  accountId: number | null;
  studio: Pick<StoredStudio, 'id' | 'tenant'>;
  name: string;
  creditCents: number;
  checkoutId: string;
};

/** Adds the credit bought by a checkout. @param tx the transaction that has locked the checkout */
export async function addCredit(
  tx: Database,
  { accountId, studio, name, creditCents, checkoutId }: Recharge,
  now: Date,
): Promise<void> {
  const customer = accountId === null ? null : await findCustomer(tx, accountId, studio.tenant);
  if (!customer) throw new Error(`Checkout ${checkoutId} recharges credit but has no customer.`);
  await tx.insert(consumptionCreditEntries).values({
    customerId: customer.id,
    studioId: studio.id,
    type: 'RECHARGE',
    name,
    amountCents: creditCents,
    bookedAt: now,
    checkoutId,
  });
}

/** Reverses the credit of a checkout; if it was spent already, the balance becomes negative. */
export async function reverseCredit(tx: Database, checkoutId: string, now: Date): Promise<void> {
  const [added] = await tx
    .select()
    .from(consumptionCreditEntries)
    .where(
      and(
        eq(consumptionCreditEntries.checkoutId, checkoutId),
        eq(consumptionCreditEntries.type, sql`'RECHARGE'`),
      ),
    );
  if (!added) return;
  const { id: _, amountCents, ...entry } = added;
  await tx
    .insert(consumptionCreditEntries)
    .values({ ...entry, type: 'REVERSAL', amountCents: -amountCents, bookedAt: now })
    .onConflictDoNothing();
}

/** Returns the credit of a member at a studio: the sum of the entries. */
export async function sumCredit(
  db: Database,
  customerId: number,
  studioId: number,
): Promise<number> {
  const [sum] = await db
    .select({ cents: sql<number>`coalesce(sum(${consumptionCreditEntries.amountCents}), 0)::int` })
    .from(consumptionCreditEntries)
    .where(isCreditEntry(customerId, studioId));
  return sum?.cents ?? 0;
}

/**
 * Spends credit, never more than there is.
 * @param tx the transaction that has locked the member's account
 * @returns whether there was enough
 */
export async function spendCredit(
  tx: Database,
  use: { customerId: number; studioId: number; name: string; amountCents: number },
  now: Date,
): Promise<boolean> {
  if ((await sumCredit(tx, use.customerId, use.studioId)) < use.amountCents) return false;
  await tx
    .insert(consumptionCreditEntries)
    .values({ ...use, type: 'USE', amountCents: -use.amountCents, bookedAt: now });
  return true;
}

/** Loads a member's balance and entries. */
export async function loadCredit(
  db: Database,
  { id, permissions }: Pick<Member, 'id' | 'permissions'>,
  studio: StoredStudio,
): Promise<Schemas['ConsumptionCredit']> {
  const { currencyCode, zoneId } = studio;
  const balanceCents = await sumCredit(db, id, studio.id);
  const entries = await db
    .select()
    .from(consumptionCreditEntries)
    .where(isCreditEntry(id, studio.id))
    .orderBy(desc(consumptionCreditEntries.bookedAt), desc(consumptionCreditEntries.id))
    .limit(maxEntries);
  return {
    organizationUnitId: studio.id,
    balance: money(balanceCents, currencyCode),
    rechargeable:
      permissions.includes(rechargePermission) &&
      (await loadRechargeVariants(db, studio)).length > 0,
    entries: entries.map(({ type, name, amountCents, bookedAt }) => ({
      type,
      name,
      amount: money(amountCents, currencyCode),
      bookedAt: zoned(bookedAt, zoneId),
    })),
  };
}

/** Loads the recharge variants of a studio, cheapest first. */
export async function loadRechargeVariants(
  db: Database,
  { id, currencyCode }: Pick<StoredStudio, 'id' | 'currencyCode'>,
): Promise<Schemas['RechargeVariant'][]> {
  const found = await db
    .select({ variant: productVariants })
    .from(productVariants)
    .innerJoin(products, eq(products.id, productVariants.productId))
    .where(
      and(
        eq(products.studioId, id),
        eq(products.type, 'CONSUMPTION_CREDIT'),
        isNotNull(productVariants.creditCents),
      ),
    )
    .orderBy(asc(productVariants.priceCents), asc(productVariants.id))
    .limit(maxVariants);
  return found.map(({ variant: { id: rechargeId, name, priceCents, ...variant } }) => ({
    rechargeId,
    name,
    price: money(priceCents, currencyCode),
    credit: money(variant.creditCents ?? priceCents, currencyCode),
    paymentMethods: variant.paymentMethods,
  }));
}

/** Checks whether a member can use a recharge link. */
export async function validateRecharge(
  db: Database,
  { permissions }: Pick<Member, 'permissions'>,
  studio: StoredStudio,
  rechargeId: number,
): Promise<Schemas['RechargeValidation']> {
  if (!permissions.includes(rechargePermission))
    return { valid: false, reason: 'NOT_PERMITTED', variant: null };
  const variants = await loadRechargeVariants(db, studio);
  const variant = variants.find((one) => one.rechargeId === rechargeId);
  return variant
    ? { valid: true, reason: null, variant }
    : { valid: false, reason: 'UNKNOWN', variant: null };
}
