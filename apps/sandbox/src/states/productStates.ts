import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { checkouts } from '../domains/checkouts/tables.ts';
import { bookingOptions } from '../domains/bookings/courses/tables.ts';
import { contractVouchers } from '../domains/membershipOffers/tables.ts';
import { rewardGrants } from '../domains/memberships/tables.ts';
import { paymentInstruments } from '../domains/payments/tables.ts';
import {
  products,
  productVariants,
  purchasedProducts,
  productVariantCheckouts,
} from '../domains/products/tables.ts';
import { addDays, addMinutes, dayIn } from '../platform/time.ts';
import { setProducts } from './productRows.ts';
import { storeVoucher, voucherCode, voucherSituations } from './voucherRows.ts';
import { storePayment } from './purchases.ts';
import { customerRow, prospect } from './rows.ts';
import type { States } from './vocabulary.ts';
import { currentAccountId, present, type World } from './world.ts';

const instrumentId = 8501;
const purchaseUuid = '5f2d8c1e-7a4b-4c9d-8e3f-1a2b3c4d5e01';
const recipient = { name: 'Ana Sample', message: 'All the best!' };

const changesByValue = {
  'for anybody': {},
  'for members': { product: { memberOnly: true } },
  'sold out': { variant: { stock: 0 } },
} as const;

const purchaseDefaults = {
  uuid: purchaseUuid,
  code: voucherCode,
  quantity: 1,
  validFrom: '2026-11-25',
  createdAt: present,
};

type Order = {
  id: string;
  state: 'CREATED' | 'AUTHENTICATED' | 'FINALIZED' | 'FAILED';
  accountId: number | null;
  publicToken: string | null;
};

/** Returns the product of a sample purchase: a pack for a member, a voucher for a guest. */
const chooseProduct = (accountId: number | null) =>
  accountId === null
    ? { variantId: 70_004, priceCents: 5000, recipient, validUntil: '2029-11-24' }
    : { variantId: 70_001, priceCents: 12_000, recipient: null, validUntil: '2027-05-24' };

async function storePurchase(
  world: World,
  { id, state, accountId, publicToken }: Order,
  changes: (typeof changesByValue)[keyof typeof changesByValue] = {},
): Promise<void> {
  const { db } = world;
  await setProducts(db, changes);
  const [card] = await db
    .update(paymentInstruments)
    .set({ used: true })
    .where(eq(paymentInstruments.id, instrumentId))
    .returning({ id: paymentInstruments.id });
  const { variantId, priceCents, validUntil, ...order } = chooseProduct(accountId);
  await db.insert(checkouts).values({
    id,
    type: 'PRODUCT_VARIANT',
    studioId: 1001,
    accountId,
    publicToken,
    state,
    priceCents,
    currency: 'EUR',
    paymentMethod: 'CREDIT_CARD',
    instrumentId: card?.id ?? null,
    customerData: prospect,
    failureReason: state === 'FAILED' ? 'INSUFFICIENT_FUNDS' : null,
    createdAt: present,
    expiresAt: addMinutes(present, 30),
  });
  const row = { checkoutId: id, variantId, quantity: 1, recipient: order.recipient };
  if (state !== 'FINALIZED') {
    await db.insert(productVariantCheckouts).values(row);
    return;
  }
  const [stored] = await db
    .insert(purchasedProducts)
    .values({
      ...purchaseDefaults,
      ...order,
      variantId,
      accountId,
      customerData: accountId === null ? prospect : null,
      priceCents,
      validUntil,
      bookingOptionId: accountId === null ? null : await storePack(world, accountId),
    })
    .returning({ id: purchasedProducts.id });
  if (accountId === null) await storeVoucher(db, { purchaseUuid }, 'partly used');
  await db.insert(productVariantCheckouts).values({ ...row, purchaseId: stored?.id ?? null });
  await storePayment(world, id, 'CHARGED', card?.id ?? null, priceCents);
}

async function storePack({ db }: World, accountId: number): Promise<number> {
  const id = 7301;
  await db
    .insert(bookingOptions)
    .values({
      id,
      accountId,
      tenant: 'northside',
      type: 'PURCHASED_CONTINGENT',
      name: '10 classes',
      categoryIds: [],
      remaining: 10,
      validFrom: '2026-11-25',
      validUntil: '2027-05-24',
    })
    .onConflictDoNothing();
  return id;
}

/** Changes to the product after the bank has authorized the payment. */
const lateStates = ['SOLD_OUT', 'FOR_MEMBERS', 'DAY_OVER'] as const;

/** Creates a purchase in a state, or an authorized one of a product that is no longer available. */
async function storePurchaseState(
  world: World,
  state: 'CREATED' | 'FINALIZED' | 'FAILED' | (typeof lateStates)[number],
  order: Omit<Order, 'state'>,
): Promise<void> {
  if (state === 'CREATED' || state === 'FINALIZED' || state === 'FAILED')
    return storePurchase(world, { ...order, state });
  const changes = {
    SOLD_OUT: changesByValue['sold out'],
    FOR_MEMBERS: changesByValue['for members'],
    DAY_OVER: {},
  }[state];
  await storePurchase(world, { ...order, state: 'AUTHENTICATED' }, changes);
  if (state === 'DAY_OVER')
    await world.db
      .update(productVariantCheckouts)
      .set({
        variantId: 70_003,
        recipient: null,
        usageDate: addDays(dayIn('Europe/Berlin', present), -1),
      })
      .where(eq(productVariantCheckouts.checkoutId, order.id));
}

export const productStates = {
  async 'products on sale'({ db }, params) {
    const state = params.oneOf('state', ['for anybody', 'for members', 'sold out']);
    await setProducts(db, changesByValue[state]);
    return { day: addDays(dayIn('Europe/Berlin', present), 1) };
  },

  async 'a booked day ticket'({ db }, params) {
    const leadId = params.text('leadId');
    const day = params.oneOf('state', ['valid', 'over']) === 'over' ? '2026-11-20' : '2026-11-26';
    await setProducts(db);
    await db.delete(purchasedProducts).where(eq(purchasedProducts.code, purchaseDefaults.code));
    await db.insert(purchasedProducts).values({
      ...purchaseDefaults,
      variantId: 70_003,
      customerData: prospect,
      priceCents: 1950,
      validFrom: day,
      validUntil: day,
      leadId,
    });
  },

  async 'no day ticket'({ db }, params) {
    await db.delete(purchasedProducts).where(eq(purchasedProducts.leadId, params.text('leadId')));
  },

  async 'no product'({ db }, params) {
    await db
      .delete(productVariants)
      .where(eq(productVariants.id, params.integer('productVariantId')));
  },

  async 'no voucher'({ db }, params) {
    await db.delete(products).where(eq(products.id, params.integer('voucherId')));
  },

  async 'purchased vouchers'(world) {
    const { db } = world;
    await setProducts(db);
    const voucher = {
      ...purchaseDefaults,
      variantId: 70_004,
      accountId: currentAccountId(world),
      priceCents: 5000,
    };
    const own = { ...voucher, uuid: randomUUID(), code: 'SAMP-8LR3-9XTM', recipient: null };
    await db
      .insert(purchasedProducts)
      .values([
        { ...voucher, recipient, validUntil: '2029-11-24', createdAt: addMinutes(present, 1) },
        own,
      ]);
    await storeVoucher(db, { purchaseUuid }, 'partly used');
    await storeVoucher(db, { purchaseUuid: own.uuid, code: own.code }, 'whole');
  },

  async passes(world) {
    const { db } = world;
    await setProducts(db);
    const accountId = currentAccountId(world);
    const [option] = await db
      .insert(bookingOptions)
      .values({
        accountId,
        tenant: 'northside',
        type: 'PURCHASED_CONTINGENT',
        name: '10 classes',
        categoryIds: [],
        remaining: 8,
        validFrom: '2026-11-25',
        validUntil: '2027-05-24',
      })
      .returning({ id: bookingOptions.id });
    await db.insert(purchasedProducts).values([
      {
        ...purchaseDefaults,
        uuid: randomUUID(),
        code: 'SAMP-5DAY-9XTM',
        variantId: 70_003,
        accountId,
        priceCents: 1950,
        validFrom: '2026-11-26',
        validUntil: '2026-11-26',
      },
      {
        ...purchaseDefaults,
        uuid: randomUUID(),
        code: 'SAMP-6PCK-9XTM',
        variantId: 70_001,
        accountId,
        priceCents: 12_000,
        validUntil: '2027-05-24',
        bookingOptionId: option?.id ?? null,
      },
      {
        ...purchaseDefaults,
        variantId: 70_004,
        accountId,
        priceCents: 5000,
        recipient,
        validUntil: '2029-11-24',
      },
    ]);
    await storeVoucher(db, { purchaseUuid }, 'partly used');
    const reward = { name: 'A voucher for a friend', amountCents: 2000 };
    const voucherCode = 'GIFT-7KQ29XTMAB';
    await db
      .insert(contractVouchers)
      .values({ ...reward, studioId: 1001, code: voucherCode, payments: 1, usesLeft: 1 });
    await db.insert(rewardGrants).values({
      ...reward,
      customerId: customerRow.id,
      type: 'CONTRACT_VOUCHER',
      currency: 'EUR',
      zoneId: 'Europe/Berlin',
      voucherCode,
      grantedAt: present,
    });
  },

  async 'a voucher'({ db }, params) {
    const state = params.oneOf('state', voucherSituations);
    await storeVoucher(db, { purchaseUuid }, state);
  },

  async 'no purchased vouchers'(world) {
    await world.db
      .delete(purchasedProducts)
      .where(eq(purchasedProducts.accountId, currentAccountId(world)));
  },

  async 'a checkout of a product'(world, params) {
    const id = params.text('id');
    await world.db.delete(checkouts).where(eq(checkouts.id, id));
    const state = params.oneOf('state', ['CREATED', 'FINALIZED', 'FAILED', ...lateStates]);
    await storePurchaseState(world, state, {
      id,
      accountId: currentAccountId(world),
      publicToken: null,
    });
  },

  async 'a public checkout of a product'(world, params) {
    const publicToken = params.text('publicToken');
    await world.db.delete(checkouts).where(eq(checkouts.publicToken, publicToken));
    const state = params.oneOf('state', ['CREATED', 'FINALIZED', ...lateStates]);
    await storePurchaseState(world, state, { id: randomUUID(), accountId: null, publicToken });
  },
} satisfies Partial<States>;
