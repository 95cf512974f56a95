import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { ContextHeaders, Schemas } from '../../server/api.ts';
import { apiError } from '../../server/apiError.ts';
import { features, menuEntries, tenants, whitelabelConfigs } from './tables.ts';

export type Tenant = typeof tenants.$inferSelect;

type StoredConfig = typeof whitelabelConfigs.$inferSelect;

/**
 * The brand of a request. The first thing that the request names decides: override id, facility group,
 * tenant, host name (description of getWhitelabelConfig).
 * @returns null when what it names has no brand
 */
export async function findBrand(
  db: Database,
  context: ContextHeaders,
  hostname: string,
): Promise<Schemas['WhitelabelConfig'] | null> {
  const overrideId = context['X-Whitelabel-Override-Config-ID'];
  const group = context['X-Public-Facility-Group'];
  const tenant = context['X-Tenant'];
  const config = whitelabelConfigs;
  const where =
    overrideId !== undefined
      ? eq(config.id, overrideId)
      : group !== undefined
        ? eq(config.publicFacilityGroup, group)
        : tenant !== undefined
          ? eq(config.tenantName, tenant)
          : inArray(config.hostname, [hostname, '*']);
  const rows = await db.select().from(config).where(where).orderBy(asc(config.id));
  const brand = rows.find((row) => row.hostname === hostname) ?? rows[0];
  return brand ? toConfig(brand) : null;
}

function toConfig({
  hostname: _,
  externalPage: __,
  ...config
}: StoredConfig): Schemas['WhitelabelConfig'] {
  return config;
}

export function whitelabelNotFound(): Error {
  return apiError(
    404,
    'whitelabel.error.notfound',
    'There is no white-label configuration for this request',
  );
}

function tenantNotFound(): Error {
  return apiError(404, 'tenant.error.notfound', 'There is no such tenant');
}

/**
 * The tenant that X-Tenant names.
 * @throws 404 when the header is missing or names none
 */
export async function tenantOf(db: Database, context: ContextHeaders): Promise<Tenant> {
  const name = context['X-Tenant'];
  if (name === undefined) throw tenantNotFound();
  const [tenant] = await db.select().from(tenants).where(eq(tenants.name, name));
  if (!tenant) throw tenantNotFound();
  return tenant;
}

/**
 * The tenants of a portal: the one of X-Tenant, or those of the facility group when no tenant is set.
 * @throws 404 when there is none
 */
export async function tenantsOfPortal(db: Database, context: ContextHeaders): Promise<Tenant[]> {
  if (context['X-Tenant'] !== undefined) return [await tenantOf(db, context)];
  const group = context['X-Public-Facility-Group'];
  if (group === undefined) throw tenantNotFound();
  const found = await db.select().from(tenants).where(eq(tenants.facilityGroup, group));
  if (found.length === 0) throw tenantNotFound();
  return found;
}

/** Switches for a tenant; what is set for the studio goes before what is set for all of the tenant. */
export async function featuresOf(
  db: Database,
  tenant: string,
  studioId: number | null,
): Promise<Schemas['FeatureState'][]> {
  const rows = await db
    .select()
    .from(features)
    .where(
      and(
        eq(features.tenant, tenant),
        studioId === null
          ? isNull(features.studioId)
          : or(isNull(features.studioId), eq(features.studioId, studioId)),
      ),
    )
    .orderBy(asc(features.id));
  const states = new Map<Schemas['FeatureName'], boolean>();
  for (const { name, enabled, studioId: own } of rows)
    if (own !== null || !states.has(name)) states.set(name, enabled);
  return [...states].map(([name, enabled]) => ({ name, enabled }));
}

/** Menu of a studio in its order; entries for members only when a member asks. */
export async function menuOf(
  db: Database,
  studioId: number,
  forMember: boolean,
): Promise<Schemas['MenuEntry'][]> {
  const rows = await db
    .select()
    .from(menuEntries)
    .where(eq(menuEntries.studioId, studioId))
    .orderBy(asc(menuEntries.position), asc(menuEntries.id));
  return rows
    .filter(({ membersOnly }) => forMember || !membersOnly)
    .map(({ permission, position }) => ({ permission, position }));
}
