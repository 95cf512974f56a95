/** The migration of cards that were stored without an account. */
import { readdir, readFile } from 'node:fs/promises';
import { asc, inArray, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { paymentInstruments } from '../../src/domains/payments/tables.ts';
import { storeCheckout } from '../../src/states/purchases.ts';
import { accountIds, useSandbox } from '../harness/sandbox.ts';

const folder = new URL('../../drizzle/', import.meta.url);

/** Returns the statements of the migration, whatever its number. */
async function migration(): Promise<string[]> {
  const file = (await readdir(folder)).find((name) => name.endsWith('_cards-of-before.sql'));
  if (file === undefined)
    throw new Error('No migration ends in _cards-of-before.sql. Look in apps/sandbox/drizzle.');
  return (await readFile(new URL(file, folder), 'utf8')).split('--> statement-breakpoint');
}

const card = { type: 'CREDIT_CARD', authenticated: true, preferred: false } as const;

const sandbox = useSandbox();

test('marks cards of checkouts as used and keeps one preferred card per account', async () => {
  const { db } = sandbox().services;
  await sandbox().state('a course appointment', { id: 50_001, price: 'paid', state: 'open' });
  const statements = await migration();
  const ids = [1, 2, 3, 4, 5];
  const migrated = await db.transaction(async (tx) => {
    // The migration creates this index; before it, an account could have several preferred cards.
    await tx.execute(sql`drop index payment_instruments_preferred`);
    await tx.insert(paymentInstruments).values([
      { ...card, id: 1, accountId: null },
      { ...card, id: 2, accountId: null },
      { ...card, id: 3, accountId: accountIds.member, preferred: true },
      { ...card, id: 4, accountId: accountIds.member, preferred: true },
      { ...card, id: 5, accountId: accountIds.visitor, preferred: true },
    ]);
    const id = '5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b00c';
    const world = { ...sandbox().services, db: tx, me: null };
    await storeCheckout(world, id, null, { instrumentId: 2 });
    for (const statement of statements) await tx.execute(sql.raw(statement));
    await tx.execute(
      sql`create unique index payment_instruments_preferred on payment_instruments (account_id) where preferred`,
    );
    return tx
      .select()
      .from(paymentInstruments)
      .where(inArray(paymentInstruments.id, ids))
      .orderBy(asc(paymentInstruments.id));
  });
  expect(migrated.map(({ used, preferred }) => [used, preferred])).toEqual([
    [false, false],
    [true, false],
    [false, true],
    [false, false],
    [false, true],
  ]);
});
