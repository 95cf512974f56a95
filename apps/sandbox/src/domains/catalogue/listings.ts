/** The catalogue of studios of all chains. */
import {
  and,
  arrayContains,
  arrayOverlaps,
  asc,
  count,
  eq,
  inArray,
  like,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { ContextHeaders, Schemas } from '../../platform/api.ts';
import { foldedSpellings, splitWords } from '../../platform/searchText.ts';
import { getTenant } from '../brands/rules.ts';
import { menuEntries, tenants } from '../brands/tables.ts';
import { isStudioOpen } from '../studios/closings.ts';
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
  /** Words, all of which must match. */
  text?: string;
};

/** Order and part of a list. */
export type Paging = {
  /** Degrees; with both, the nearest studios come first. */
  latitude?: number;
  longitude?: number;
  /** From 0. */
  page?: number;
  /** Up to the maximum list length by default. */
  size?: number;
};

function selectListed(db: Database) {
  return db
    .select({ studio: studios, listing: studioListings, tenantName: tenants.publicName })
    .from(studioListings)
    .innerJoin(studios, eq(studios.id, studioListings.studioId))
    .innerJoin(tenants, eq(tenants.name, studios.tenant));
}

/**
 * Loads a page of the studios of all chains, or those of the tenant named by X-Tenant: by distance if there is a
 * position, then by name.
 * @throws 404 for an unknown tenant
 */
export async function loadListedStudios(
  db: Database,
  context: ContextHeaders,
  { latitude, longitude, page = 0, size = maxStudios, ...filter }: Filter & Paging = {},
): Promise<ListedStudio[]> {
  const nearest =
    latitude === undefined || longitude === undefined ? [] : [distanceRank(latitude, longitude)];
  return selectListed(db)
    .where(and(...(await filterConditions(db, context, filter))))
    .orderBy(...nearest, asc(studios.name), asc(studios.id))
    .limit(size)
    .offset(page * size);
}

/**
 * Loads a page of the studios that are open. Reads all that match, since the database cannot tell
 * which of them are.
 * @throws 404 for an unknown tenant
 */
export async function loadOpenStudios(
  db: Database,
  context: ContextHeaders,
  { page = 0, size = maxStudios, ...rest }: Filter & Paging,
  now: Date,
): Promise<ListedStudio[]> {
  const listed = await loadListedStudios(db, context, rest);
  return listed
    .filter(({ studio: { zoneId, closingHours } }) => isStudioOpen(now, zoneId, closingHours))
    .slice(page * size, (page + 1) * size);
}

/**
 * Loads all studios by name, for a count or an overview.
 * @throws 404 for an unknown tenant
 */
export async function loadCatalogue(
  db: Database,
  context: ContextHeaders,
  filter: Filter = {},
): Promise<ListedStudio[]> {
  return selectListed(db)
    .where(and(...(await filterConditions(db, context, filter))))
    .orderBy(asc(studios.name), asc(studios.id));
}

/**
 * Counts the studios that match.
 * @throws 404 for an unknown tenant
 */
export async function countCatalogue(
  db: Database,
  context: ContextHeaders,
  filter: Filter,
): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(studioListings)
    .innerJoin(studios, eq(studios.id, studioListings.studioId))
    .where(and(...(await filterConditions(db, context, filter))));
  return row?.count ?? 0;
}

async function filterConditions(
  db: Database,
  context: ContextHeaders,
  { countryCode, category = [], feature = [], text = '' }: Filter,
): Promise<SQL[]> {
  const conditions: SQL[] = [];
  if (context['X-Tenant'] !== undefined)
    conditions.push(eq(studios.tenant, (await getTenant(db, context)).name));
  if (countryCode !== undefined)
    conditions.push(sql`${studios.address} ->> 'countryCode' = ${countryCode}`);
  if (category.length > 0) conditions.push(arrayOverlaps(studioListings.categoryIds, category));
  if (feature.length > 0) conditions.push(arrayContains(studioListings.featureIds, feature));
  return [...conditions, ...(await wordConditions(db, text))];
}

/** Returns for each word that a studio, its address or the name of its chain must contain it. */
async function wordConditions(db: Database, text: string): Promise<SQL[]> {
  const words = splitWords(text).map(foldedSpellings);
  if (words.length === 0) return [];
  const chains = await db
    .select({ name: tenants.name, publicName: tenants.publicName })
    .from(tenants);
  return words.flatMap((spellings) => {
    const named = chains.filter(({ publicName }) =>
      foldedSpellings(publicName).some((name) => spellings.some((word) => name.includes(word))),
    );
    const condition = or(
      ...spellings.map((word) => like(studios.searchText, `%${word}%`)),
      inArray(
        studios.tenant,
        named.map(({ name }) => name),
      ),
    );
    return condition ? [condition] : [];
  });
}

/** Returns an expression that grows with the distance (haversine); null for a studio without a position. */
function distanceRank(latitude: number, longitude: number): SQL {
  const { latitude: north, longitude: east } = studios;
  return sql`power(sind((${north} - ${latitude}::float8) / 2), 2)
    + cosd(${latitude}::float8) * cosd(${north}) * power(sind((${east} - ${longitude}::float8) / 2), 2)`;
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
