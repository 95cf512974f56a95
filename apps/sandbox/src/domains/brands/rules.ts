import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { ContextHeaders, Schemas } from '../../platform/api.ts';
import { apiError } from '../../platform/http/apiError.ts';
import { getPreview, previewId } from './preview.ts';
import { features, menuEntries, tenants, whitelabelConfigs } from './tables.ts';

export type Tenant = typeof tenants.$inferSelect;

type StoredConfig = typeof whitelabelConfigs.$inferSelect;

/**
 * Finds the brand of a request by the first of these it names: override id, facility group, tenant, host name
 * (description of getWhitelabelConfig).
 * @returns null if there is no such brand
 */
export async function findBrand(
  db: Database,
  context: ContextHeaders,
  hostname: string,
): Promise<Schemas['WhitelabelConfig'] | null> {
  const overrideId = context['X-Whitelabel-Override-Config-ID'];
  if (overrideId === previewId) return getPreview();
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
 * Finds the tenant named by X-Tenant.
 * @throws 404 if the header is missing or unknown
 */
export async function getTenant(db: Database, context: ContextHeaders): Promise<Tenant> {
  const name = context['X-Tenant'];
  if (name === undefined) throw tenantNotFound();
  const [tenant] = await db.select().from(tenants).where(eq(tenants.name, name));
  if (!tenant) throw tenantNotFound();
  return tenant;
}

/**
 * Loads the tenants of a portal: that of X-Tenant, or those of the facility group without one.
 * @throws 404 if there is none
 */
export async function loadPortalTenants(db: Database, context: ContextHeaders): Promise<Tenant[]> {
  if (context['X-Tenant'] !== undefined) return [await getTenant(db, context)];
  const group = context['X-Public-Facility-Group'];
  if (group === undefined) throw tenantNotFound();
  const found = await db.select().from(tenants).where(eq(tenants.facilityGroup, group));
  if (found.length === 0) throw tenantNotFound();
  return found;
}

/** Loads the feature switches of a tenant; those of the studio take precedence. */
export async function loadFeatures(
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

/** Loads the menu of a studio in order; entries for members only if requested for a member. */
export async function loadMenu(
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
