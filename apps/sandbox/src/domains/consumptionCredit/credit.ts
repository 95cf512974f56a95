/** The credit of a member at a studio: what is added, what is taken back, and what is left. */
import { and, asc, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { money } from '../../money.ts';
import type { Schemas } from '../../server/api.ts';
import { zoned } from '../../time.ts';
import { type Customer, findCustomer } from '../accounts/customers.ts';
import { products, productVariants } from '../products/tables.ts';
import type { StoredStudio } from '../studios/rules.ts';
import { consumptionCreditEntries } from './tables.ts';

const mayRecharge = 'CUSTOMER_CENTER_CONSUMPTION_CREDIT_RECHARGE';

/** No lists are longer (description). */
const mostEntries = 200;
const mostVariants = 50;

const of = (customerId: number, studioId: number) =>
  and(
    eq(consumptionCreditEntries.customerId, customerId),
    eq(consumptionCreditEntries.studioId, studioId),
  );

/** Whether somebody may recharge credit at a tenant; an account that is no customer there may not. */
export async function mayRechargeAt(
  db: Database,
  accountId: number,
  tenant: string,
): Promise<boolean> {
  const customer = await findCustomer(db, accountId, tenant);
  return customer?.permissions.includes(mayRecharge) ?? false;
}

type Recharge = {
  accountId: number | null;
  studio: Pick<StoredStudio, 'id' | 'tenant'>;
  name: string;
  creditCents: number;
  checkoutId: string;
};

/** Adds what a checkout has bought. @param tx the transaction that has locked the checkout */
export async function addCredit(
  tx: Database,
  { accountId, studio, name, creditCents, checkoutId }: Recharge,
  now: Date,
): Promise<void> {
  const customer = accountId === null ? null : await findCustomer(tx, accountId, studio.tenant);
  if (!customer) throw new Error(`Checkout ${checkoutId} recharges the credit of nobody.`);
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

/** Takes back what a checkout has added; what of it was spent by then is owed. */
export async function takeCreditBack(tx: Database, checkoutId: string, now: Date): Promise<void> {
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

/** What a member has to spend. */
export async function creditOf(
  db: Database,
  { id, permissions }: Pick<Customer, 'id' | 'permissions'>,
  studio: StoredStudio,
): Promise<Schemas['ConsumptionCredit']> {
  const { currencyCode, zoneId } = studio;
  const [sum] = await db
    .select({ cents: sql<number>`coalesce(sum(${consumptionCreditEntries.amountCents}), 0)::int` })
    .from(consumptionCreditEntries)
    .where(of(id, studio.id));
  const entries = await db
    .select()
    .from(consumptionCreditEntries)
    .where(of(id, studio.id))
    .orderBy(desc(consumptionCreditEntries.bookedAt), desc(consumptionCreditEntries.id))
    .limit(mostEntries);
  return {
    organizationUnitId: studio.id,
    balance: money(sum?.cents ?? 0, currencyCode),
    rechargeable:
      permissions.includes(mayRecharge) && (await rechargeVariantsAt(db, studio)).length > 0,
    entries: entries.map(({ type, name, amountCents, bookedAt }) => ({
      type,
      name,
      amount: money(amountCents, currencyCode),
      bookedAt: zoned(bookedAt, zoneId),
    })),
  };
}

/** What a studio sells to recharge credit, the cheapest first. */
export async function rechargeVariantsAt(
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
    .limit(mostVariants);
  return found.map(({ variant: { id: rechargeId, name, priceCents, ...variant } }) => ({
    rechargeId,
    name,
    price: money(priceCents, currencyCode),
    credit: money(variant.creditCents ?? priceCents, currencyCode),
    paymentMethods: variant.paymentMethods,
  }));
}

/** Whether a member can recharge by a link. */
export async function validationOf(
  db: Database,
  { permissions }: Pick<Customer, 'permissions'>,
  studio: StoredStudio,
  rechargeId: number,
): Promise<Schemas['RechargeValidation']> {
  if (!permissions.includes(mayRecharge))
    return { valid: false, reason: 'NOT_PERMITTED', variant: null };
  const variants = await rechargeVariantsAt(db, studio);
  const variant = variants.find((one) => one.rechargeId === rechargeId);
  return variant
    ? { valid: true, reason: null, variant }
    : { valid: false, reason: 'UNKNOWN', variant: null };
}
