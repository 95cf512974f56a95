/** Cards that were there before: what the migration makes of them. */
import { readdir, readFile } from 'node:fs/promises';
import { asc, inArray, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { paymentInstruments } from '../../src/domains/payments/tables.ts';
import { storeCheckout } from '../../src/states/purchases.ts';
import { accountIds, useSandbox } from '../harness/sandbox.ts';

const folder = new URL('../../drizzle/', import.meta.url);

/** The statements of the migration, whatever number it has. */
async function migration(): Promise<string[]> {
  const file = (await readdir(folder)).find((name) => name.endsWith('_cards-of-before.sql'));
  if (file === undefined) throw new Error('There is no migration of the cards of before.');
  return (await readFile(new URL(file, folder), 'utf8')).split('--> statement-breakpoint');
}

const card = { type: 'CREDIT_CARD', authenticated: true, preferred: false } as const;

const sandbox = useSandbox();

test('a lent card that a checkout has is used; of several preferred ones the first is', async () => {
  const { db } = sandbox().services;
  await sandbox().state('a course appointment', { id: 50_001, price: 'paid', state: 'open' });
  const statements = await migration();
  const ids = [1, 2, 3, 4, 5];
  const seen = await db.transaction(async (tx) => {
    // The next migration makes it; until then there could be several.
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
  expect(seen.map(({ used, preferred }) => [used, preferred])).toEqual([
    [false, false],
    [true, false],
    [false, true],
    [false, false],
    [false, true],
  ]);
});
