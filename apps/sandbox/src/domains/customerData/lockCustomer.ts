/** Customer records of members. */
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { ContextHeaders } from '../../platform/api.ts';
import type { Member } from '../accounts/customers.ts';
import { requireMember } from '../accounts/member.ts';
import { customers } from '../accounts/tables.ts';

type Asker = { account: { id: number }; context: ContextHeaders };

/**
 * Locks the record of the current member until the transaction ends.
 * @param tx the transaction that has locked the account
 * @throws 403 like `requireMember`
 */
export async function lockCustomer(tx: Database, { account, context }: Asker): Promise<Member> {
  const { id, permissions } = await requireMember(tx, account, context);
  const [customer] = await tx
    .select()
    .from(customers)
    .where(eq(customers.id, id))
    .for('no key update');
  if (!customer) throw new Error(`Customer ${id} is gone.`);
  return { ...customer, permissions };
}
