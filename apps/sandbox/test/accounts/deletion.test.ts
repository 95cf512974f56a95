/** Deleting an account removes all personal data and keeps the studio's books correct. */
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { bookings } from '../../src/domains/bookings/tables.ts';
import { customers } from '../../src/domains/accounts/tables.ts';
import { accountEntries, customerAccounts } from '../../src/domains/customerAccounts/tables.ts';
import { findMails } from '../harness/mails.ts';
import { accountIds, useSandbox } from '../harness/sandbox.ts';
import { member, password, registerBody } from '../operations/accountRequests.ts';
import { createPhoto } from '../operations/pictures.ts';

const uuid = '5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b001';

const sandbox = useSandbox();

const remove = () =>
  sandbox().call('deleteAccount', { as: 'member', headers: { 'x-password': btoa(password) } });

/** Returns all rows of the database except sent mails. */
async function dumpRows(): Promise<string> {
  const { db } = sandbox().services;
  const tables = await db.execute(
    sql`select string_agg(format('select to_jsonb(t)::text as row from %I t', table_name), ' union all ') as query from information_schema.tables where table_schema = 'public' and table_name <> 'outbox_mails'`,
  );
  const rows = await db.execute(sql.raw(String(firstRow(tables).query)));
  return JSON.stringify(rows);
}

test('removes all personal data and anonymizes past bookings', async () => {
  const { db } = sandbox().services;
  await sandbox().state('a booking', { uuid, owner: 'me', state: 'attended' });
  await sandbox().call('uploadProfileImage', { as: 'member', image: await createPhoto(40, 30) });
  const additional = { as: 'member' as const, body: { email: 'second@example.org' } };
  await sandbox().call('addAdditionalEmail', additional);
  await db.update(customers).set({ customerNumber: null });
  await sandbox().services.background.idle();
  const before = await dumpRows();
  for (const personal of [member, 'second@example.org', 'Mona', '1990-05-17'])
    expect(before).toContain(personal);
  expect((await remove()).status).toBe(204);
  await sandbox().services.background.idle();
  const after = await dumpRows();
  for (const personal of [member, 'second@example.org', 'Mona', '1990-05-17', 'account:9001'])
    expect(after).not.toContain(personal);
  const [booking] = await db.select().from(bookings).where(eq(bookings.uuid, uuid));
  expect(booking).toMatchObject({ accountId: null, customerData: null });
});

test('keeps the member in the studio’s books without an account', async () => {
  await remove();
  const [row] = await sandbox()
    .services.db.select()
    .from(customers)
    .where(eq(customers.customerNumber, 'NS-70001'));
  expect(row).toMatchObject({ accountId: null, lastname: 'Muster' });
});

test('notifies the owner and frees the address', async () => {
  await remove();
  expect((await findMails(sandbox(), member)).at(-1)?.subject).toContain('was deleted');
  await sandbox().call('register', { body: { ...registerBody, email: member } });
  expect((await findMails(sandbox(), member)).at(-1)?.code).not.toBeNull();
});

test('requires upcoming bookings to be canceled first', async () => {
  await sandbox().state('a booking', { uuid, owner: 'me', state: 'booked' });
  const refused = await remove();
  expect(refused.errors[0]?.typedArgs).toEqual([{ type: 'NUMBER', value: '1' }]);
  await sandbox().call('cancelMyCalendarItem', { as: 'member', path: { uuid } });
  expect((await remove()).status).toBe(204);
});

test('requires a portal customer to pay what is owed first', async () => {
  const { db, clock } = sandbox().services;
  const isMember = eq(customers.accountId, accountIds.member);
  const [customer] = await db
    .update(customers)
    .set({ customerNumber: null })
    .where(isMember)
    .returning({ id: customers.id });
  await db.delete(customerAccounts).where(eq(customerAccounts.customerId, customer?.id ?? 0));
  const [books] = await db
    .insert(customerAccounts)
    .values({
      studioId: 1001,
      customerId: customer?.id ?? 0,
      firstname: 'Mona',
      lastname: 'Muster',
      paymentMethod: 'UNDEFINED',
    })
    .returning({ id: customerAccounts.id });
  const entry = {
    customerAccountId: books?.id ?? 0,
    name: 'Late cancelation',
    dueDate: '2026-11-25',
    bookedAt: clock.now(),
  };
  await db.insert(accountEntries).values({ ...entry, kind: 'CLAIM', amountCents: 800 });
  const refused = await remove();
  expect([refused.errorCode, refused.errors[0]?.typedArgs]).toEqual([
    'account.error.openpayments',
    [{ type: 'NUMBER', value: '1' }],
  ]);
  await db.insert(accountEntries).values({ ...entry, kind: 'PAYMENT', amountCents: -800 });
  expect((await remove()).status).toBe(204);
});

/** Returns the first row of a result of either database. */
function firstRow(answer: unknown): Record<string, unknown> {
  const rows: unknown = typeof answer === 'object' && answer && Reflect.get(answer, 'rows');
  const first: unknown = Array.isArray(rows) ? rows[0] : null;
  return typeof first === 'object' && first !== null ? { ...first } : {};
}
