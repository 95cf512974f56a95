/** Migrations of payments stored by earlier versions, run on rows as those versions wrote them. */
import { readdir, readFile } from 'node:fs/promises';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { checkouts } from '../../src/domains/checkouts/tables.ts';
import { offers } from '../../src/domains/bookings/courses/tables.ts';
import {
  paymentInstruments,
  payments,
  type PaymentState,
} from '../../src/domains/payments/tables.ts';
import { jobs } from '../../src/platform/jobs/tables.ts';
import { storeCheckout } from '../../src/states/purchases.ts';
import { useSandbox } from '../harness/sandbox.ts';

const folder = new URL('../../drizzle/', import.meta.url);

/** Returns the statements of a migration that change rows, whatever its number. */
async function readRowUpdates(migration: string): Promise<string[]> {
  const file = (await readdir(folder)).find((name) => name.endsWith(`_${migration}.sql`));
  if (file === undefined)
    throw new Error(`No migration ends in _${migration}.sql. Look in apps/sandbox/drizzle.`);
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
  const statements = await readRowUpdates('ways-to-pay');
  expect(statements).toHaveLength(6);
  for (const statement of statements)
    // A later migration has renamed the column.
    await db.execute(sql.raw(statement.replace('"taken_at"', '"captured_at"')));
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
    .select({ id: payments.checkoutId, at: payments.capturedAt })
    .from(payments)
    .orderBy(payments.checkoutId);
  expect(captureTimes).toEqual([
    { id: paidId, at: now },
    { id: heldId, at: null },
  ]);
});

test('renames the states of payments, the behaviour of instruments and the kind of jobs', async () => {
  const { db, clock } = sandbox().services;
  await sandbox().state('a course appointment', { id: 50_001, price: 'paid', state: 'open' });
  const world = { ...sandbox().services, me: null };
  const states = ['ASKING', 'GIVING_BACK', 'CHARGED'];
  for (const [index, id] of [freeId, paidId, heldId].entries()) {
    await storeCheckout(world, id, null, {});
    const row = { checkoutId: id, attempt: 1, amountCents: 1450, currency: 'EUR' };
    await db.insert(payments).values({ ...row, state: 'CHARGED', updatedAt: clock.now() });
    await db.execute(sql`update payments set state = ${states[index]} where checkout_id = ${id}`);
  }
  await db.insert(paymentInstruments).values({
    type: 'CREDIT_CARD',
    brand: 'Visa',
    lastFour: '0044',
    preferred: false,
    authenticated: true,
  });
  await db.execute(sql`update payment_instruments set behaviour = 'ANSWERS_LATE'`);
  await db.insert(jobs).values({ job: { kind: 'leaving', news: { uuid: freeId } } });
  const statements = await readRowUpdates('plain-state-names');
  expect(statements).toHaveLength(5);
  for (const statement of statements) await db.execute(sql.raw(statement));
  const rows = await db.select().from(payments).orderBy(payments.checkoutId);
  expect(rows.map(({ state }) => state)).toEqual(['HOLD_REQUESTED', 'REVERSING', 'CHARGED']);
  const instruments = await db.select().from(paymentInstruments);
  expect(instruments.map(({ behaviour }) => behaviour)).toEqual(['CONFIRMS_LATE']);
  const [stored] = await db.select().from(jobs);
  expect(stored?.job).toEqual({ kind: 'contractChange', news: { uuid: freeId } });
});
