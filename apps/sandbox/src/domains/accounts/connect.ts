/** Connecting accounts to the registered members of a studio. */
import { and, eq, inArray, isNull, ne, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { addJob } from '../../platform/jobs/addJob.ts';
import type { Schemas } from '../../platform/api.ts';
import { addressForms } from '../../platform/foldText.ts';
import { apiError } from '../../platform/http/apiError.ts';
import { type Customer, loadConnectedStudios } from './customers.ts';
import type { AccountJob } from './jobs.ts';
import { lockOwnAccount } from './lookup.ts';
import { customers, studioConnects } from './tables.ts';
import { audit, type AuditedMember } from './audit.ts';
import type { StoredStudio } from '../studios/rules.ts';

export function alreadyConnected(): Error {
  return apiError(
    409,
    'studioconnect.error.alreadyconnected',
    'The account is connected to this studio already',
  );
}

/** Conditions that identify a member; each is supported by an index. */
export const memberConditions = {
  /** @param customerCode in any case */
  byNumber: (customerCode: string): SQL =>
    eq(sql`upper(${customers.customerNumber})`, customerCode.toUpperCase()),
  byEmail: (email: string): SQL => inArray(sql`lower(${customers.email})`, addressForms(email)),
  byIban: (iban: string): SQL => eq(customers.iban, iban),
  bornOn: (day: string): SQL => eq(customers.dateOfBirth, day),
};

/** Queries the registered members with this home studio that match all conditions. */
export function selectMembers(
  db: Database,
  { id, tenant }: Pick<StoredStudio, 'id' | 'tenant'>,
  conditions: SQL[],
) {
  return db
    .select()
    .from(customers)
    .where(and(eq(customers.homeStudioId, id), eq(customers.tenant, tenant), ...conditions));
}

/**
 * Connects an account to a member and the member's home studio. The studio's record replaces the portal's own record of
 * the person, which a job merges into it (app/mergeCustomers.ts).
 * @param tx a transaction; account and member are locked until it ends
 * @param by the request of the account
 * @returns false if they were already connected
 * @throws 409 if the member belongs to another account, or the account to another member of the tenant
 */
export async function connectCustomer(
  tx: Database,
  by: AuditedMember,
  { id, tenant, homeStudioId }: Pick<Customer, 'id' | 'tenant' | 'homeStudioId'>,
  at: Date,
): Promise<boolean> {
  const accountId = by.account.id;
  await lockOwnAccount(tx, accountId);
  const [member] = await tx.select().from(customers).where(eq(customers.id, id)).for('update');
  const holder = member?.accountId ?? null;
  if (holder !== null && holder !== accountId)
    throw apiError(
      409,
      'studioconnect.error.otheraccount',
      'The member is connected to another account',
    );
  const ofAccount = and(eq(customers.tenant, tenant), eq(customers.accountId, accountId));
  const replaced = await tx
    .update(customers)
    .set({ accountId: null })
    .where(and(ofAccount, isNull(customers.customerNumber), ne(customers.id, id)))
    .returning({ id: customers.id });
  for (const { id: fromId } of replaced)
    await addJob(tx, { kind: 'customerReplaced', fromId, toId: id } satisfies AccountJob);
  const [other] = await tx.select({ id: customers.id }).from(customers).where(ofAccount);
  if (other && other.id !== id) throw alreadyConnected();
  await tx.update(customers).set({ accountId, unbilled: true }).where(eq(customers.id, id));
  const connected =
    homeStudioId === null
      ? []
      : await tx
          .insert(studioConnects)
          .values({ accountId, studioId: homeStudioId })
          .onConflictDoNothing()
          .returning({ id: studioConnects.id });
  for (const connect of connected)
    await audit(tx, { by, at, kind: 'studio-connect', id: connect.id });
  if (holder === null) await audit(tx, { by, at, kind: 'customer', id, fields: ['accountId'] });
  return holder === null || connected.length > 0;
}

/** Finds the connection of an account to a studio, in API format. */
export async function findConnection(
  db: Database,
  accountId: number,
  studio: StoredStudio,
): Promise<Schemas['StudioConnect'] | null> {
  const connects = await loadConnectedStudios(db, accountId);
  const found = connects.find(({ id }) => id === studio.id);
  if (!found) return null;
  const { studioConnectId } = found;
  return { studioConnectId, studioId: studio.id, studioName: studio.name, tenant: studio.tenant };
}
