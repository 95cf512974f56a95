import { and, eq, inArray, notExists } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { customers } from '../domains/accounts/tables.ts';
import {
  accountEntries,
  customerAccounts,
  paymentRequestPositions,
} from '../domains/customerAccounts/tables.ts';
import { invoicePositions } from '../domains/invoices/tables.ts';
import { contractCharges } from '../domains/memberships/tables.ts';
import { sampleRequests } from './customerAccounts.ts';

const membership = 'Membership';

/** Something that is sold without a contract. */
const name = 'Nutrition advice';

/**
 * Renames what the sample customers without a contract owe: only a contract charges a membership. The amounts stay,
 * since sample links lead to their payment.
 */
export async function seedClaimsWithoutContracts(db: Database): Promise<void> {
  const own = db
    .select({ id: customerAccounts.id })
    .from(customerAccounts)
    .innerJoin(customers, eq(customers.id, customerAccounts.customerId))
    .where(
      and(
        eq(customers.tenant, 'northside'),
        inArray(customers.customerNumber, ['NS-10001', 'NS-10002']),
      ),
    );
  const charged = db
    .select({ id: contractCharges.id })
    .from(contractCharges)
    .where(eq(contractCharges.entryId, accountEntries.id));
  const renamed = await db
    .update(accountEntries)
    .set({ name })
    .where(
      and(
        inArray(accountEntries.customerAccountId, own),
        eq(accountEntries.name, membership),
        eq(accountEntries.kind, 'CLAIM'),
        notExists(charged),
      ),
    )
    .returning({ id: accountEntries.id });
  await db
    .update(invoicePositions)
    .set({ name })
    .where(
      inArray(
        invoicePositions.entryId,
        renamed.map(({ id }) => id),
      ),
    );
  await db
    .update(paymentRequestPositions)
    .set({ name })
    .where(
      and(
        eq(paymentRequestPositions.name, membership),
        inArray(
          paymentRequestPositions.requestUuid,
          sampleRequests.map(({ uuid }) => uuid),
        ),
      ),
    );
}
