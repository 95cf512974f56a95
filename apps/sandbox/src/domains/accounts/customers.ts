/** What tenants know of the people behind accounts, and which studios they are connected to. */
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { Schemas } from '../../server/api.ts';
import { audit, type AuditedMember, changedFields } from '../audit/audit.ts';
import { studios } from '../studios/tables.ts';
import type { StoredStudio } from '../studios/rules.ts';
import { customers, studioConnects } from './tables.ts';

export type Customer = typeof customers.$inferSelect;

/** What a new customer may do. */
const firstPermissions: Schemas['CustomerPermission'][] = [
  'SELF_SERVICE',
  'CUSTOMER_CENTER',
  'CUSTOMER_CENTER_PERSONAL_ACTIVE_READ',
  'CUSTOMER_CENTER_PERSONAL_ACTIVE_WITH_VERIFICATION',
  'CUSTOMER_CENTER_ADDRESS_ACTIVE_READ',
  'CUSTOMER_CENTER_ADDRESS_ACTIVE_WITHOUT_VERIFICATION',
  'CUSTOMER_CENTER_CONTACT_ACTIVE_READ',
  'CUSTOMER_CENTER_CONTACT_ACTIVE_WITHOUT_VERIFICATION',
  'CUSTOMER_CENTER_PAYMENT_ACTIVE_READ',
  'CUSTOMER_CENTER_PAYMENT_ACTIVE_WITHOUT_VERIFICATION',
  'CUSTOMER_CENTER_CONTRACT_SHOW_ACTIVE_CONTRACTS',
  'CUSTOMER_CENTER_CONTRACT_SHOW_INACTIVE_CONTRACTS',
  'CUSTOMER_CENTER_INVOICE_ACTIVE',
  'CUSTOMER_CENTER_IDLE_PERIOD_ACTIVE_READ',
  'CUSTOMER_CENTER_IDLE_PERIOD_ACTIVE_WITHOUT_VERIFICATION',
  'CUSTOMER_CENTER_ACCOUNT_DETAILED_VIEW',
  'CUSTOMER_CENTER_ACCOUNT_BALANCE_ALLOWED',
  'CUSTOMER_CENTER_CONSUMPTION_CREDIT_DISPLAY',
  'CUSTOMER_CENTER_CONSUMPTION_CREDIT_RECHARGE',
];

export async function customerOf(
  db: Database,
  accountId: number,
  tenant: string,
): Promise<Customer | null> {
  const [customer] = await db
    .select()
    .from(customers)
    .where(and(eq(customers.accountId, accountId), eq(customers.tenant, tenant)));
  return customer ?? null;
}

/** Whether an account is a member in a tenant's own books, not just somebody who once bought something in the portal. */
export async function isMemberOf(
  db: Database,
  accountId: number,
  tenant: string,
): Promise<boolean> {
  const customer = await customerOf(db, accountId, tenant);
  return customer !== null && customer.customerNumber !== null;
}

/** Studios that an account is connected to, in the order of their ids. */
export function connectedStudios(
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
  const connected = await connectedStudios(db, accountId);
  return connected.some((studio) => studio.tenant === tenant);
}

/** The home studio of an account at a tenant; without a tenant, at the first tenant that knows one. */
export async function homeStudioOf(
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

type Typed = Schemas['CustomerData'];

/**
 * What of somebody's typed data the tenant did not know yet. A member in the tenant's own books keeps what stands there: it may be
 * newer, and the studio has seen a passport. An address is one thing: a house number does not fit another street.
 */
function unknownOf(known: Customer, { email: _, ...typed }: Typed): Partial<Customer> {
  if (known.customerNumber !== null) return {};
  const { street, houseNumber = null, zipCode, city, countryCode, ...rest } = typed;
  const { provinceCode = null, ...person } = rest;
  const { firstname, lastname, dateOfBirth, phone = null } = person;
  return {
    ...(known.firstname === null && known.lastname === null ? { firstname, lastname } : {}),
    ...(known.dateOfBirth === null ? { dateOfBirth } : {}),
    ...(known.phone === null ? { phone } : {}),
    ...(known.street === null
      ? { street, houseNumber, zipCode, city, provinceCode, countryCode }
      : {}),
  };
}

/**
 * Makes an account a customer of the studio's tenant and connects it to the studio: what a first purchase
 * does. Of somebody whom the tenant knows already it fills in what is not known; the home studio stays what it is.
 * @param tx the transaction of the purchase
 * @param by whose purchase it is
 */
export async function becomeCustomer(
  tx: Database,
  by: AuditedMember,
  { id: studioId, tenant }: Pick<StoredStudio, 'id' | 'tenant'>,
  data: Typed,
  at: Date,
): Promise<void> {
  const { email: _, ...typed } = data;
  const accountId = by.account.id;
  const first = { accountId, tenant, homeStudioId: studioId, permissions: firstPermissions };
  const made = await tx
    .insert(customers)
    .values({ ...typed, ...first })
    .onConflictDoNothing()
    .returning({ id: customers.id });
  for (const { id } of made) await audit(tx, { by, at, kind: 'customer', id });
  if (made.length === 0) await fillIn(tx, by, tenant, data, at);
  const connected = await tx
    .insert(studioConnects)
    .values({ accountId, studioId })
    .onConflictDoNothing()
    .returning({ id: studioConnects.id });
  for (const { id } of connected) await audit(tx, { by, at, kind: 'studio-connect', id });
}

/** Completes what a tenant knows of an account; the record is locked, so that two purchases do not both fill it in. */
async function fillIn(
  tx: Database,
  by: AuditedMember,
  tenant: string,
  data: Typed,
  at: Date,
): Promise<void> {
  const [known] = await tx
    .select()
    .from(customers)
    .where(and(eq(customers.accountId, by.account.id), eq(customers.tenant, tenant)))
    .for('update');
  if (!known) return;
  const changes = unknownOf(known, data);
  const fields = changedFields(known, changes);
  if (fields.length === 0) return;
  await tx.update(customers).set(changes).where(eq(customers.id, known.id));
  await audit(tx, { by, at, kind: 'customer', id: known.id, fields });
}
