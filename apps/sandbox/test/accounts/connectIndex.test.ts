/** Connecting finds a member by index instead of reading all members of a studio, which may be thousands. */
import { sql, TransactionRollbackError } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { memberConditions, selectMembers } from '../../src/domains/accounts/connect.ts';
import { useSandbox } from '../harness/sandbox.ts';

const studio = { id: 1001, tenant: 'northside' };

/** Each lookup finds member 42 of the five thousand. */
const lookups = [
  ['customers_number', [memberConditions.byNumber('ns-80042')]],
  ['customers_email', [memberConditions.byEmail('Member-42@sample.example')]],
  ['customers_iban', [memberConditions.byIban('DE42')]],
  ['customers_birth', [memberConditions.bornOn('1950-02-12')]],
] as const;

const sandbox = useSandbox();

test('uses an index for each lookup', async () => {
  const { db } = sandbox().services;
  const plans = db.transaction(async (tx) => {
    await tx.execute(
      sql`insert into customers (tenant, home_studio_id, customer_number, email, iban, date_of_birth)
          select 'northside', 1001, 'NS-' || 80000 + n, 'member-' || n || '@sample.example', 'DE' || n, date '1950-01-01' + n
          from generate_series(1, 5000) as n`,
    );
    await tx.execute(sql`analyze customers`);
    for (const [index, conditions] of lookups) {
      const query = selectMembers(tx, studio, [...conditions]);
      expect(await query).toMatchObject([{ customerNumber: 'NS-80042' }]);
      const plan = JSON.stringify(await tx.execute(sql`explain ${query}`));
      expect(plan).toContain(index);
      expect(plan).not.toContain('Seq Scan');
    }
    // Rolls back because other tests share the database and its statistics.
    tx.rollback();
  });
  await expect(plans).rejects.toThrow(TransactionRollbackError);
});
