/** Connecting accounts to the members that a studio has in its books. */
import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { Schemas } from '../../server/api.ts';
import { fault } from '../../server/fault.ts';
import { type Customer, connectedStudios } from '../accounts/customers.ts';
import { lockAccount } from '../accounts/lookup.ts';
import { customers, studioConnects } from '../accounts/tables.ts';
import type { StoredStudio } from '../studios/rules.ts';

export function alreadyConnected(): Error {
  return fault(
    409,
    'studioconnect.error.alreadyconnected',
    'The account is connected to this studio already',
  );
}

/** Members that a studio has in its books, whose home it is. */
export function membersOf(db: Database, { id, tenant }: StoredStudio): Promise<Customer[]> {
  return db
    .select()
    .from(customers)
    .where(and(eq(customers.tenant, tenant), eq(customers.homeStudioId, id)));
}

/**
 * Connects an account to a member and the member's home studio. What the portal alone knew of the
 * person at this tenant gives way to what the studio knows.
 * @throws 409 when the member belongs to another account, or the account to another member of the tenant
 */
export async function connectCustomer(
  db: Database,
  accountId: number,
  { id, tenant, homeStudioId }: Pick<Customer, 'id' | 'tenant' | 'homeStudioId'>,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockAccount(tx, accountId);
    const [member] = await tx.select().from(customers).where(eq(customers.id, id)).for('update');
    const holder = member?.accountId ?? null;
    if (holder !== null && holder !== accountId)
      throw fault(
        409,
        'studioconnect.error.otheraccount',
        'The member is connected to another account',
      );
    await tx
      .delete(customers)
      .where(
        and(
          eq(customers.tenant, tenant),
          eq(customers.accountId, accountId),
          isNull(customers.customerNumber),
        ),
      );
    const [other] = await tx
      .select({ id: customers.id })
      .from(customers)
      .where(and(eq(customers.tenant, tenant), eq(customers.accountId, accountId)));
    if (other && other.id !== id) throw alreadyConnected();
    await tx.update(customers).set({ accountId }).where(eq(customers.id, id));
    if (homeStudioId !== null)
      await tx
        .insert(studioConnects)
        .values({ accountId, studioId: homeStudioId })
        .onConflictDoNothing();
  });
}

/** The connection of an account to a studio, as the portal sees it. */
export async function connectTo(
  db: Database,
  accountId: number,
  studio: StoredStudio,
): Promise<Schemas['StudioConnect'] | null> {
  const connects = await connectedStudios(db, accountId);
  const found = connects.find(({ id }) => id === studio.id);
  if (!found) return null;
  const { studioConnectId } = found;
  return { studioConnectId, studioId: studio.id, studioName: studio.name, tenant: studio.tenant };
}
