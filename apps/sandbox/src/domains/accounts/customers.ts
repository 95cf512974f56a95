/** What tenants know of the people behind accounts, and which studios they are connected to. */
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { Schemas } from '../../server/api.ts';
import { studios } from '../studios/tables.ts';
import type { StoredStudio } from '../studios/rules.ts';
import { customers, studioConnects } from './tables.ts';

export type Customer = typeof customers.$inferSelect;

/** What a new customer may do. */
const firstPermissions: Schemas['CustomerPermission'][] = [
  'SELF_SERVICE',
  'CUSTOMER_CENTER',
  'CUSTOMER_CENTER_PERSONAL_ACTIVE_READ',
  'CUSTOMER_CENTER_ADDRESS_ACTIVE_READ',
  'CUSTOMER_CENTER_CONTACT_ACTIVE_READ',
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

/**
 * Makes an account a customer of the studio's tenant and connects it to the studio: what a first purchase
 * does. Known data is brought up to date with what was typed; the home studio stays what it is.
 */
export async function becomeCustomer(
  db: Database,
  accountId: number,
  studio: Pick<StoredStudio, 'id' | 'tenant'>,
  data: Schemas['CustomerData'],
): Promise<void> {
  const { email: _, phone, houseNumber, ...rest } = data;
  const known = {
    ...rest,
    ...(phone === undefined ? {} : { phone }),
    ...(houseNumber === undefined ? {} : { houseNumber }),
  };
  await db
    .insert(customers)
    .values({
      ...known,
      tenant: studio.tenant,
      accountId,
      homeStudioId: studio.id,
      permissions: firstPermissions,
    })
    .onConflictDoUpdate({ target: [customers.tenant, customers.accountId], set: known });
  await db.insert(studioConnects).values({ accountId, studioId: studio.id }).onConflictDoNothing();
}
