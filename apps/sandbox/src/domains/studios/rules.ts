import { asc, eq, inArray } from 'drizzle-orm';
import { closingsFrom } from './closings.ts';
import type { Database } from '../../database/database.ts';
import type { ContextHeaders, Schemas } from '../../server/api.ts';
import { apiError } from '../../server/apiError.ts';
import type { StoredAddress } from './tables.ts';
import { studios } from './tables.ts';

export type StoredStudio = typeof studios.$inferSelect;

export function studioNotFound(): Error {
  return apiError(404, 'studio.error.notfound', 'There is no such studio');
}

/**
 * A studio by its organization unit id.
 * @param context when it names a tenant, the studio must be one of that tenant
 * @throws 404 when there is none
 */
export async function studioOf(
  db: Database,
  id: number,
  context: ContextHeaders,
): Promise<StoredStudio> {
  const [studio] = await db.select().from(studios).where(eq(studios.id, id));
  const tenant = context['X-Tenant'] ?? studio?.tenant;
  if (!studio || studio.tenant !== tenant) throw studioNotFound();
  return studio;
}

/** No list of studios is longer (description). */
export const mostStudios = 2000;

/** The studios of some tenants, by name. */
export function studiosOf(db: Database, tenants: string[]): Promise<StoredStudio[]> {
  return db
    .select()
    .from(studios)
    .where(inArray(studios.tenant, tenants))
    .orderBy(asc(studios.name), asc(studios.id))
    .limit(mostStudios);
}

/** How a studio is named in addresses: base64 of tenant and organization unit id, joined by a colon. */
export function studioUuid({ tenant, id }: Pick<StoredStudio, 'tenant' | 'id'>): string {
  return Buffer.from(`${tenant}:${id}`).toString('base64');
}

/**
 * Reads the identifier of an address.
 * @returns null when it is not base64 of two parts
 */
export function parseStudioUuid(uuid: string): { tenant: string; id: number } | null {
  if (!/^[A-Za-z0-9+/_-]+={0,2}$/.test(uuid)) return null;
  const parts = /^([a-z0-9-]{1,63}):([1-9]\d{0,15})$/.exec(Buffer.from(uuid, 'base64').toString());
  const [, tenant, id] = parts ?? [];
  return tenant === undefined ? null : { tenant, id: Number(id) };
}

/** The studio as others refer to it. */
export function toReference(studio: StoredStudio): Schemas['StudioReference'] {
  return { id: studio.id, name: studio.name, zoneId: studio.zoneId };
}

/** Who looks at a studio, and when. */
export type Reader = {
  /** BCP 47, for the name of the country; the studio's own when it is null. */
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
    ...rest
  } = studio;
  return {
    ...rest,
    tenantName,
    address: withCountry(address, language ?? languageOf(studio)),
    coordinates: coordinates(studio),
    closingHoursDtos: closingsFrom(now, studio.zoneId, closingHours),
  };
}

export function toPortalStudio(studio: StoredStudio, reader: Reader): Schemas['PortalStudio'] {
  return {
    ...toPlace(studio, reader.language),
    image: studio.image,
    closingHoursDtos: closingsFrom(reader.now, studio.zoneId, studio.closingHours),
  };
}

/** What every list of studios tells of one: name, logo and where it is. */
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
    address: withCountry(address, language ?? languageOf(studio)),
    coordinates: coordinates(studio),
  };
}

export function languageOf(studio: StoredStudio): string {
  return studio.locale.replace('_', '-');
}

export function withCountry(address: StoredAddress, language: string): Schemas['Address'] {
  const names = new Intl.DisplayNames([language, 'en-GB'], { type: 'region' });
  return { ...address, country: names.of(address.countryCode) ?? address.countryCode };
}

function coordinates({ latitude, longitude }: StoredStudio): Schemas['Studio']['coordinates'] {
  return latitude === null || longitude === null ? null : { latitude, longitude };
}
