import { eq } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { products, productVariants, consumptionCreditEntries } from '../domains/products/tables.ts';
import { customerRow } from './rows.ts';
import type { States } from './vocabulary.ts';

/** Ids of the sample recharge products. */
export const rechargeIds = { product: 60_101, small: 70_101, large: 70_102 };

const variantDefaults = {
  productId: rechargeIds.product,
  paymentMethods: ['CREDIT_CARD', 'DIRECT_DEBIT'],
  maxQuantity: 1,
} satisfies Partial<typeof productVariants.$inferInsert>;

/** Creates the recharge products, replacing earlier ones. */
async function setRecharges(db: Database): Promise<void> {
  await db.delete(products).where(eq(products.id, rechargeIds.product));
  await db.insert(products).values({
    id: rechargeIds.product,
    studioId: 1001,
    type: 'CONSUMPTION_CREDIT',
    name: 'Credit',
    description: 'To spend at the bar and in the shop.',
    memberOnly: true,
    pictured: false,
    categoryIds: [],
    benefitIds: [],
    position: 4,
  });
  await db.insert(productVariants).values([
    {
      ...variantDefaults,
      id: rechargeIds.small,
      name: '20 euros',
      priceCents: 2000,
      creditCents: 2000,
    },
    {
      ...variantDefaults,
      id: rechargeIds.large,
      name: '50 euros',
      priceCents: 5000,
      creditCents: 5500,
    },
  ]);
}

const owner = { customerId: customerRow.id, studioId: 1001 };

export const consumptionCreditStates = {
  async 'consumption credit'({ db }, params) {
    const state = params.oneOf('state', ['some', 'none']);
    await db.delete(products).where(eq(products.id, rechargeIds.product));
    await db
      .delete(consumptionCreditEntries)
      .where(eq(consumptionCreditEntries.customerId, customerRow.id));
    if (state === 'none') return;
    await setRecharges(db);
    await db.insert(consumptionCreditEntries).values([
      {
        ...owner,
        type: 'RECHARGE',
        name: '50 euros',
        amountCents: 5500,
        bookedAt: new Date('2026-11-20T09:00:00+01:00'),
      },
      {
        ...owner,
        type: 'USE',
        name: 'Protein shake',
        amountCents: -350,
        bookedAt: new Date('2026-11-24T18:30:00+01:00'),
      },
    ]);
  },
} satisfies Partial<States>;
