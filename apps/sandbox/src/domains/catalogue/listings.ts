/** The catalogue of studios of all chains. */
import { and, arrayContains, arrayOverlaps, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { ContextHeaders, Schemas } from '../../platform/api.ts';
import { getTenant } from '../brands/rules.ts';
import { menuEntries, tenants } from '../brands/tables.ts';
import { maxStudios, type StoredStudio, studioNotFound } from '../studios/rules.ts';
import { studios } from '../studios/tables.ts';
import { studioListings } from './tables.ts';

export type Listing = typeof studioListings.$inferSelect;

export type ListedStudio = { studio: StoredStudio; listing: Listing; tenantName: string };

/** Filters of the catalogue. */
export type Filter = {
  countryCode?: string;
  /** Category ids, any of which must match. */
  category?: number[];
  /** Feature ids, all of which must match. */
  feature?: number[];
};

function selectListed(db: Database) {
  return db
    .select({ studio: studios, listing: studioListings, tenantName: tenants.publicName })
    .from(studioListings)
    .innerJoin(studios, eq(studios.id, studioListings.studioId))
    .innerJoin(tenants, eq(tenants.name, studios.tenant));
}

/** Loads the catalogue up to the maximum list length, as described. */
export const loadListedStudios = async (
  ...filters: Parameters<typeof loadCatalogue>
): Promise<ListedStudio[]> => (await loadCatalogue(...filters)).slice(0, maxStudios);

/**
 * Loads the studios of all chains by name, or those of the tenant named by X-Tenant.
 * @throws 404 for an unknown tenant
 */
export async function loadCatalogue(
  db: Database,
  context: ContextHeaders,
  { countryCode, category = [], feature = [] }: Filter = {},
): Promise<ListedStudio[]> {
  const conditions: SQL[] = [];
  if (context['X-Tenant'] !== undefined)
    conditions.push(eq(studios.tenant, (await getTenant(db, context)).name));
  if (countryCode !== undefined)
    conditions.push(sql`${studios.address} ->> 'countryCode' = ${countryCode}`);
  if (category.length > 0) conditions.push(arrayOverlaps(studioListings.categoryIds, category));
  if (feature.length > 0) conditions.push(arrayContains(studioListings.featureIds, feature));
  return selectListed(db)
    .where(and(...conditions))
    .orderBy(asc(studios.name), asc(studios.id));
}

/**
 * Finds a studio by a name that is unique across all chains.
 * @throws 404 if there is none
 */
export async function findListedStudio(
  db: Database,
  name: 'alias' | 'externalId',
  value: string,
): Promise<ListedStudio> {
  const [found] = await selectListed(db).where(eq(studioListings[name], value));
  if (!found) throw studioNotFound();
  return found;
}

const isBookable = (
  permission: Schemas['MenuPermission'],
): permission is Schemas['StudioBookingOption'] => permission !== 'NEWS';

/** Loads what non-members can book at each studio, by studio id and in menu order. */
export async function loadBookingOptions(
  db: Database,
): Promise<Map<number, Schemas['StudioBookingOption'][]>> {
  const entries = await db
    .select()
    .from(menuEntries)
    .where(eq(menuEntries.membersOnly, false))
    .orderBy(asc(menuEntries.position), asc(menuEntries.id));
  const options = new Map<number, Schemas['StudioBookingOption'][]>();
  for (const { studioId, permission } of entries)
    if (isBookable(permission))
      options.set(studioId, [...(options.get(studioId) ?? []), permission]);
  return options;
}
