/** Customer records of tenants, and connections between accounts and studios. */
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { Schemas } from '../../platform/api.ts';
import { audit, type AuditedMember, changedFields } from './audit.ts';
import { studios } from '../studios/tables.ts';
import type { StoredStudio } from '../studios/rules.ts';
import { customers, studioConnects } from './tables.ts';

export type Customer = typeof customers.$inferSelect;

/** A customer with the permissions that their studios grant. */
export type Member = Customer & { permissions: Schemas['CustomerPermission'][] };

/**
 * Finds a tenant's record of an account. Its permissions are those that any connected studio of the tenant grants its
 * members.
 */
export async function findCustomer(
  db: Database,
  accountId: number,
  tenant: string,
): Promise<Member | null> {
  const rows = await db
    .select({ customer: customers, granted: studios.memberPermissions })
    .from(customers)
    .leftJoin(studioConnects, eq(studioConnects.accountId, customers.accountId))
    .leftJoin(
      studios,
      and(eq(studios.id, studioConnects.studioId), eq(studios.tenant, customers.tenant)),
    )
    .where(and(eq(customers.accountId, accountId), eq(customers.tenant, tenant)))
    .orderBy(asc(studios.id));
  const [first] = rows;
  if (!first) return null;
  return {
    ...first.customer,
    permissions: [...new Set(rows.flatMap(({ granted }) => granted ?? []))],
  };
}

/** Returns whether the account is a registered member of the tenant, not just a customer from a portal purchase. */
export async function isTenantMember(
  db: Database,
  accountId: number,
  tenant: string,
): Promise<boolean> {
  const customer = await findCustomer(db, accountId, tenant);
  return customer !== null && customer.customerNumber !== null;
}

/** Loads the studios an account is connected to, by id. */
export function loadConnectedStudios(
  db: Database,
  accountId: number,
): Promise<(Pick<StoredStudio, 'id' | 'name' | 'tenant'> & { studioConnectId: number })[]> {
  return db
    .select({
      studioConnectId: studioConnects.id,
      id: studios.id,
      name: studios.name,
      tenant: studios.tenant,
    })
    .from(studioConnects)
    .innerJoin(studios, eq(studios.id, studioConnects.studioId))
    .where(eq(studioConnects.accountId, accountId))
    .orderBy(asc(studios.id));
}

export async function isConnectedToTenant(
  db: Database,
  accountId: number,
  tenant: string,
): Promise<boolean> {
  const connected = await loadConnectedStudios(db, accountId);
  return connected.some((studio) => studio.tenant === tenant);
}

/** Finds the home studio of an account at a tenant; without a tenant, at the first one that has one. */
export async function findHomeStudio(
  db: Database,
  accountId: number,
  tenant: string | null,
): Promise<StoredStudio | null> {
  const [found] = await db
    .select({ studio: studios })
    .from(customers)
    .innerJoin(studios, eq(studios.id, customers.homeStudioId))
    .where(
      and(
        eq(customers.accountId, accountId),
        tenant === null ? undefined : eq(customers.tenant, tenant),
      ),
    )
    .orderBy(asc(customers.id));
  return found?.studio ?? null;
}

type EnteredData = Schemas['CustomerData'];

/**
 * Selects the entered data that the tenant does not know yet. Data of registered members is never overwritten, because
 * the studio has verified it and may have newer data. An address is only taken as a whole.
 */
function selectMissing(known: Customer, { email: _, ...entered }: EnteredData): Partial<Customer> {
  if (known.customerNumber !== null) return {};
  const { street, houseNumber = null, zipCode, city, countryCode, ...rest } = entered;
  const { provinceCode = null, ...person } = rest;
  const { firstname, lastname, dateOfBirth, phone = null } = person;
  return {
    ...(known.firstname === null && known.lastname === null ? { firstname, lastname } : {}),
    ...(known.dateOfBirth === null && dateOfBirth !== undefined ? { dateOfBirth } : {}),
    ...(known.phone === null ? { phone } : {}),
    ...(known.street === null && street !== undefined
      ? { street, houseNumber, zipCode, city, provinceCode, countryCode }
      : {}),
  };
}

/**
 * Makes an account a customer of the studio's tenant and connects it to the studio, as part of a purchase. For known
 * customers it only adds missing data; the home studio stays the same.
 * @param tx the transaction of the purchase
 * @param by the request, for the audit log
 */
export async function becomeCustomer(
  tx: Database,
  by: AuditedMember,
  { id: studioId, tenant }: Pick<StoredStudio, 'id' | 'tenant'>,
  data: EnteredData,
  at: Date,
): Promise<void> {
  const { email: _, ...entered } = data;
  const accountId = by.account.id;
  const first = { accountId, tenant, homeStudioId: studioId };
  const made = await tx
    .insert(customers)
    .values({ ...entered, ...first })
    .onConflictDoNothing()
    .returning({ id: customers.id });
  for (const { id } of made) await audit(tx, { by, at, kind: 'customer', id });
  if (made.length === 0) await completeCustomer(tx, by, tenant, data, at);
  const connected = await tx
    .insert(studioConnects)
    .values({ accountId, studioId })
    .onConflictDoNothing()
    .returning({ id: studioConnects.id });
  for (const { id } of connected) await audit(tx, { by, at, kind: 'studio-connect', id });
}

/** Adds missing data to a customer record, locked against concurrent purchases. */
async function completeCustomer(
  tx: Database,
  by: AuditedMember,
  tenant: string,
  data: EnteredData,
  at: Date,
): Promise<void> {
  const [known] = await tx
    .select()
    .from(customers)
    .where(and(eq(customers.accountId, by.account.id), eq(customers.tenant, tenant)))
    .for('update');
  if (!known) return;
  const changes = selectMissing(known, data);
  const fields = changedFields(known, changes);
  if (fields.length === 0) return;
  await tx.update(customers).set(changes).where(eq(customers.id, known.id));
  await audit(tx, { by, at, kind: 'customer', id: known.id, fields });
}
