/** The migration of payment methods stored in earlier versions. */
import { readdir, readFile } from 'node:fs/promises';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { checkouts } from '../../src/domains/checkouts/tables.ts';
import { offers } from '../../src/domains/bookings/courses/tables.ts';
import { payments, type PaymentState } from '../../src/domains/payments/tables.ts';
import { storeCheckout } from '../../src/states/purchases.ts';
import { useSandbox } from '../harness/sandbox.ts';

const folder = new URL('../../drizzle/', import.meta.url);

/** Returns the statements of the migration that change rows, whatever its number. */
async function readRowUpdates(): Promise<string[]> {
  const file = (await readdir(folder)).find((name) => name.endsWith('_ways-to-pay.sql'));
  if (file === undefined)
    throw new Error('No migration ends in _ways-to-pay.sql. Look in apps/sandbox/drizzle.');
  const text = await readFile(new URL(file, folder), 'utf8');
  return text.split('--> statement-breakpoint').filter((one) => /^\s*(--.*\n)?UPDATE/.test(one));
}

const freeId = '5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b001';
const paidId = '5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b002';
const heldId = '5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b003';

const sandbox = useSandbox();

test('removes the payment method of free orders and sets the time of captured payments', async () => {
  const { db, clock } = sandbox().services;
  const now = clock.now();
  await sandbox().state('a course appointment', { id: 50_001, price: 'paid', state: 'open' });
  const world = { ...sandbox().services, me: null };
  for (const id of [freeId, paidId, heldId]) await storeCheckout(world, id, null, {});
  await db.execute(sql`update checkouts set payment_method = 'UNDEFINED' where id = ${freeId}`);
  await db.execute(
    sql`update offers set payment_methods = array['UNDEFINED', 'INVOICE', 'CREDIT_CARD'] where id = 601`,
  );
  const payment = (checkoutId: string, state: PaymentState) => ({
    checkoutId,
    state,
    authorizationId: checkoutId,
    attempt: 1,
    amountCents: 1450,
    currency: 'EUR',
    updatedAt: now,
  });
  await db.insert(payments).values([payment(paidId, 'CHARGED'), payment(heldId, 'AUTHORIZED')]);
  const statements = await readRowUpdates();
  expect(statements).toHaveLength(6);
  for (const statement of statements) await db.execute(sql.raw(statement));
  const methods = await db
    .select({ id: checkouts.id, method: checkouts.paymentMethod })
    .from(checkouts)
    .orderBy(checkouts.id);
  expect(methods).toEqual([
    { id: freeId, method: null },
    { id: paidId, method: 'CREDIT_CARD' },
    { id: heldId, method: 'CREDIT_CARD' },
  ]);
  const [offer] = await db.select().from(offers).where(eq(offers.id, 601));
  expect(offer?.paymentMethods).toEqual(['CREDIT_CARD']);
  const captureTimes = await db
    .select({ id: payments.checkoutId, at: payments.takenAt })
    .from(payments)
    .orderBy(payments.checkoutId);
  expect(captureTimes).toEqual([
    { id: paidId, at: now },
    { id: heldId, at: null },
  ]);
});
