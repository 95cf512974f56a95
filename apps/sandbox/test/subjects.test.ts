/** Product variants and single appointments use the same checkout logic as courses. */
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { Buyer } from '../src/domains/checkouts/begin.ts';
import { finalizeCheckout } from '../src/domains/checkouts/finalize.ts';
import { beginProductCheckout } from '../src/domains/products/productCheckout.ts';
import { beginSingleCheckout } from '../src/domains/bookings/singleAppointments/singleCheckout.ts';
import { findInstrument } from '../src/domains/payments/instruments.ts';
import { productVariants } from '../src/domains/products/tables.ts';
import {
  singleAppointments,
  workingHours,
} from '../src/domains/bookings/singleAppointments/tables.ts';
import { prospect } from '../src/states/rows.ts';
import { setProducts } from '../src/states/productRows.ts';
import { addMembers } from './harness/members.ts';
import {
  answerBank,
  newCard,
  productPurchaseBody,
  returnPath,
  sumCaptured,
} from './harness/purchase.ts';
import { type Sandbox, useSandbox } from './harness/sandbox.ts';
import { bankAuthorizations } from '../src/platform/bank/tables.ts';

const price = { name: 'Sample', priceCents: 900, paymentMethods: ['CREDIT_CARD' as const] };

async function createBuyer<Wanted>(
  sandbox: Sandbox,
  accountId: number,
  selection: Wanted,
  paymentMethod: 'CREDIT_CARD' | 'PAYPAL' = 'CREDIT_CARD',
): Promise<Buyer & { request: Wanted & { customerData: typeof prospect } }> {
  const card = await newCard(sandbox, accountId, 'pays');
  return {
    accountId,
    key: null,
    request: { ...selection, paymentMethod, customerData: prospect },
    instrument: (tx) => findInstrument(tx, card, accountId),
  };
}

async function confirm(sandbox: Sandbox, as: number, id: string) {
  await sandbox.call('authenticateCheckout', { as, path: { id }, body: { returnPath } });
  await answerBank(sandbox, id, { answer: 'confirm' });
}

/** Confirms and finalizes through the operations that all checkouts share. */
async function pay(sandbox: Sandbox, as: number, id: string) {
  await confirm(sandbox, as, id);
  return sandbox.call('finalizeCheckout', { as, path: { id } });
}

const sandbox = useSandbox();
const db = () => sandbox().services.db;
const now = () => sandbox().services.clock.now();

describe('a product variant', () => {
  const loadStock = async () => {
    const isVariant = eq(productVariants.id, 70_001);
    return (await db().select().from(productVariants).where(isVariant))[0]?.stock;
  };
  const begin = async (as: number, quantity: number) =>
    beginProductCheckout(
      db(),
      await createBuyer(sandbox(), as, { ...productPurchaseBody(null), quantity }),
      {},
      now(),
    );

  test('is priced by quantity, paid, and deducted from the stock', async () => {
    const [as = 0] = await addMembers(db(), 1);
    await setProducts(db(), { variant: { ...price, stock: 5 } });
    const { id } = await begin(as, 3);
    const page = await sandbox().call('authenticateCheckout', {
      as,
      path: { id },
      body: { returnPath },
    });
    const shown = await sandbox().app.inject({ url: page.body.challengeUrl ?? '' });
    expect(shown.body).toContain('3 × Sample');
    expect((await pay(sandbox(), as, id)).body).toMatchObject({
      type: 'PRODUCT_VARIANT',
      state: 'FINALIZED',
      charged: true,
      price: { amount: 27, currency: 'EUR' },
    });
    expect(await loadStock()).toBe(2);
    expect(await sumCaptured(sandbox())).toBe(2700);
    const asCourse = await sandbox().call('getCourseAppointmentCheckout', { as, path: { id } });
    expect(asCourse.errorCode).toBe('checkout.error.notfound');
  });

  test('is sold once when it is the last, and the other buyer’s payment is released', async () => {
    const [one = 0, two = 0] = await addMembers(db(), 2);
    await setProducts(db(), { variant: { ...price, stock: 1 } });
    const checkouts = [await begin(one, 1), await begin(two, 1)];
    for (const { id, accountId } of checkouts) await confirm(sandbox(), accountId ?? 0, id);
    const outcomes = await Promise.allSettled(
      checkouts.map((checkout) => finalizeCheckout(sandbox().services, checkout, null)),
    );
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(
      outcomes.flatMap((outcome) => ('reason' in outcome ? [String(outcome.reason)] : [])),
    ).toEqual([expect.stringContaining('Not so many are left')]);
    expect(await loadStock()).toBe(0);
    expect(await sumCaptured(sandbox())).toBe(900);
  });

  test('rejects a payment method that the offer does not accept', async () => {
    const [as = 0] = await addMembers(db(), 1);
    await setProducts(db(), { variant: price });
    const payPalBuyer = await createBuyer(sandbox(), as, productPurchaseBody(null), 'PAYPAL');
    await expect(beginProductCheckout(db(), payPalBuyer, {}, now())).rejects.toThrow(
      'This cannot be paid in this way here',
    );
  });
});

describe('a single appointment', () => {
  const at = new Date('2026-11-27T10:00:00+01:00');
  const selection = { benefitId: 901, organizationUnitId: 1001, offerId: 80_001, employeeId: 301 };
  const begin = async (as: number, startsAt: Date) =>
    beginSingleCheckout(
      db(),
      await createBuyer(sandbox(), as, { ...selection, startDateTime: startsAt.toISOString() }),
      {},
      now(),
    );
  const addWorkingHours = () =>
    db().insert(workingHours).values({
      studioId: 1001,
      employeeId: 301,
      weekday: 'FRIDAY',
      from: '09:00',
      until: '17:00',
    });

  test('is booked once for overlapping times', async () => {
    const [one = 0, two = 0, three = 0] = await addMembers(db(), 3);
    await addWorkingHours();
    const first = await begin(one, at);
    const second = await begin(two, new Date(at.getTime() + 30 * 60_000));
    const answers = await Promise.all([
      pay(sandbox(), one, first.id),
      pay(sandbox(), two, second.id),
    ]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(answers.map(({ errorCode }) => errorCode)).toContain('booking.error.slotfull');
    const booked = await db().select().from(singleAppointments);
    expect(booked).toHaveLength(1);
    expect(await sumCaptured(sandbox())).toBe(4900);
    await expect(begin(three, at)).rejects.toThrow('This time is taken');
  });

  test('is canceled by a refund, which frees the time', async () => {
    const [as = 0, other = 0] = await addMembers(db(), 2);
    await addWorkingHours();
    const { id } = await begin(as, at);
    expect((await pay(sandbox(), as, id)).status).toBe(200);
    const refunded = await sandbox().call('refundPayment', { as, path: { paymentId: id } });
    expect(refunded.status).toBeLessThan(300);
    const [appointment] = await db().select().from(singleAppointments);
    expect(appointment?.status).toBe('CANCELED');
    expect(await sumCaptured(sandbox())).toBe(0);
    await expect(begin(other, at)).resolves.toMatchObject({ state: 'CREATED' });
  });

  test('is canceled when the bank declines the capture, which frees the time', async () => {
    const [as = 0] = await addMembers(db(), 1);
    await addWorkingHours();
    const { id } = await begin(as, at);
    const { services } = sandbox();
    const { bank } = services;
    services.bank = {
      ...bank,
      async capture(authorizationId, when) {
        await db().update(bankAuthorizations).set({ expiryMonth: 10, expiryYear: 2026 });
        return bank.capture(authorizationId, when);
      },
    };
    expect((await pay(sandbox(), as, id)).errors[0]).toMatchObject({
      errorCode: 'payment.error.declined',
      typedArgs: [{ type: 'STRING', value: 'CARD_EXPIRED' }],
    });
    services.bank = bank;
    const { body } = await sandbox().call('getCheckout', { as, path: { id } });
    expect(body).toMatchObject({
      state: 'FAILED',
      failureReason: 'CARD_EXPIRED',
      charged: false,
    });
    const [appointment] = await db().select().from(singleAppointments);
    expect(appointment?.status).toBe('CANCELED');
    expect(await sumCaptured(sandbox())).toBe(0);
  });
});
