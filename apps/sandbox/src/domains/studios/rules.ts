import { asc, eq, inArray } from 'drizzle-orm';
import { toClosingHours } from './closings.ts';
import type { Database } from '../../platform/database/database.ts';
import type { ContextHeaders, Schemas } from '../../platform/api.ts';
import { apiError } from '../../platform/http/apiError.ts';
import { type StoredAddress, studios } from './tables.ts';

export type StoredStudio = typeof studios.$inferSelect;

export function studioNotFound(): Error {
  return apiError(404, 'studio.error.notfound', 'There is no such studio');
}

/**
 * Finds a studio by its organization unit id.
 * @param context if it names a tenant, the studio must belong to it
 * @throws 404 if there is none
 */
export async function getStudio(
  db: Database,
  id: number,
  context: ContextHeaders,
): Promise<StoredStudio> {
  const [studio] = await db.select().from(studios).where(eq(studios.id, id));
  const tenant = context['X-Tenant'] ?? studio?.tenant;
  if (!studio || studio.tenant !== tenant) throw studioNotFound();
  return studio;
}

/** Maximum length of the list, as described. */
export const maxStudios = 2000;

/** Loads the studios of tenants by name. @param limit at most so many, the maximum length of the list by default */
export function loadStudios(
  db: Database,
  tenants: string[],
  limit = maxStudios,
): Promise<StoredStudio[]> {
  return db
    .select()
    .from(studios)
    .where(inArray(studios.tenant, tenants))
    .orderBy(asc(studios.name), asc(studios.id))
    .limit(limit);
}

/** Returns the identifier of a studio in addresses: base64 of tenant and organization unit id, joined by a colon. */
export function studioUuid({ tenant, id }: Pick<StoredStudio, 'tenant' | 'id'>): string {
  return Buffer.from(`${tenant}:${id}`).toString('base64');
}

/**
 * Parses such an identifier.
 * @returns null if it is malformed
 */
export function parseStudioUuid(uuid: string): { tenant: string; id: number } | null {
  if (!/^[A-Za-z0-9+/_-]+={0,2}$/.test(uuid)) return null;
  const parts = /^([a-z0-9-]{1,63}):([1-9]\d{0,15})$/.exec(Buffer.from(uuid, 'base64').toString());
  const [, tenant, id] = parts ?? [];
  return tenant === undefined ? null : { tenant, id: Number(id) };
}

/** Maps a studio to a reference. */
export function toReference(studio: StoredStudio): Schemas['StudioReference'] {
  return { id: studio.id, name: studio.name, zoneId: studio.zoneId };
}

/** Language and time of a request. */
export type Reader = {
  /** BCP 47, for the country name; null for the studio's own. */
  language: string | null;
  now: Date;
};

export function toStudio(
  studio: StoredStudio,
  tenantName: string,
  { language, now }: Reader,
): Schemas['Studio'] {
  const {
    address,
    closingHours,
    latitude,
    longitude,
    tenant: _,
    paymentMethods: __,
    creditorId: ___,
    messagesEnabled: ____,
    searchText: _____,
    ...rest
  } = studio;
  return {
    ...rest,
    tenantName,
    address: withCountry(address, language ?? studioLanguage(studio)),
    coordinates: coordinates(studio),
    closingHoursDtos: toClosingHours(now, studio.zoneId, closingHours),
  };
}

export function toPortalStudio(studio: StoredStudio, reader: Reader): Schemas['PortalStudio'] {
  return {
    ...toPlace(studio, reader.language),
    image: studio.image,
    closingHoursDtos: toClosingHours(reader.now, studio.zoneId, studio.closingHours),
  };
}

/** Maps the common part of all lists: name, logo and location. */
export function toPlace(
  studio: StoredStudio,
  language: string | null,
): Omit<Schemas['PortalStudio'], 'image' | 'closingHoursDtos'> {
  const { id, tenant, name, logoUrl, zoneId, address } = studio;
  return {
    id,
    tenant,
    studioUuid: studioUuid(studio),
    name,
    logoUrl,
    zoneId,
    address: withCountry(address, language ?? studioLanguage(studio)),
    coordinates: coordinates(studio),
  };
}

export function studioLanguage(studio: Pick<StoredStudio, 'locale'>): string {
  return studio.locale.replace('_', '-');
}

/** Names of countries in the language of the latest request, since lists name them for each studio. */
let latestNames: { language: string; countries: Intl.DisplayNames } | undefined;

function countryNames(language: string): Intl.DisplayNames {
  if (latestNames?.language !== language) {
    const countries = new Intl.DisplayNames([language, 'en-GB'], { type: 'region' });
    latestNames = { language, countries };
  }
  return latestNames.countries;
}

export function withCountry(address: StoredAddress, language: string): Schemas['Address'] {
  const country = countryNames(language).of(address.countryCode) ?? address.countryCode;
  return { ...address, country };
}

export function coordinates({
  latitude,
  longitude,
}: StoredStudio): Schemas['Studio']['coordinates'] {
  return latitude === null || longitude === null ? null : { latitude, longitude };
}
