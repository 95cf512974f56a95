/** The studios of the catalogue, which holds those of all chains. */
import { and, arrayContains, arrayOverlaps, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { ContextHeaders, Schemas } from '../../server/api.ts';
import { tenantOf } from '../brands/rules.ts';
import { menuEntries, tenants } from '../brands/tables.ts';
import { mostStudios, type StoredStudio, studioNotFound } from '../studios/rules.ts';
import { studios } from '../studios/tables.ts';
import { studioListings } from './tables.ts';

export type Listing = typeof studioListings.$inferSelect;

export type ListedStudio = { studio: StoredStudio; listing: Listing; tenantName: string };

/** What a reader may narrow the catalogue by. */
export type Filter = {
  countryCode?: string;
  /** Ids of categories, any of which will do. */
  category?: number[];
  /** Ids of features, all of which are wanted. */
  feature?: number[];
};

function select(db: Database) {
  return db
    .select({ studio: studios, listing: studioListings, tenantName: tenants.publicName })
    .from(studioListings)
    .innerJoin(studios, eq(studios.id, studioListings.studioId))
    .innerJoin(tenants, eq(tenants.name, studios.tenant));
}

/** What `catalogueOf` finds, as long as a list may be (description). */
export const listedOf = async (
  ...wanted: Parameters<typeof catalogueOf>
): Promise<ListedStudio[]> => (await catalogueOf(...wanted)).slice(0, mostStudios);

/**
 * The studios of all chains by name, or of the tenant that X-Tenant names.
 * @throws 404 when it names none
 */
export async function catalogueOf(
  db: Database,
  context: ContextHeaders,
  { countryCode, category = [], feature = [] }: Filter = {},
): Promise<ListedStudio[]> {
  const wanted: SQL[] = [];
  if (context['X-Tenant'] !== undefined)
    wanted.push(eq(studios.tenant, (await tenantOf(db, context)).name));
  if (countryCode !== undefined)
    wanted.push(sql`${studios.address} ->> 'countryCode' = ${countryCode}`);
  if (category.length > 0) wanted.push(arrayOverlaps(studioListings.categoryIds, category));
  if (feature.length > 0) wanted.push(arrayContains(studioListings.featureIds, feature));
  return select(db)
    .where(and(...wanted))
    .orderBy(asc(studios.name), asc(studios.id));
}

/**
 * One studio, by a name that is unique among all chains.
 * @throws 404 when there is none
 */
export async function listedStudioBy(
  db: Database,
  name: 'alias' | 'externalId',
  value: string,
): Promise<ListedStudio> {
  const [found] = await select(db).where(eq(studioListings[name], value));
  if (!found) throw studioNotFound();
  return found;
}

const isBookable = (
  permission: Schemas['MenuPermission'],
): permission is Schemas['StudioBookingOption'] => permission !== 'NEWS';

/** What everybody can book at each studio, by its id, in the order of the menu. */
export async function bookingOptionsByStudio(
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
