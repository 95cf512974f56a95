/** A studio as shown on pages reached by a link. */
import type { Schemas } from '../../platform/api.ts';
import { studioLanguage, type StoredStudio, withCountry } from './rules.ts';

/** @param language BCP 47, for the country name; null for the studio's own */
export function toExternalStudio(
  studio: StoredStudio,
  language: string | null,
): Schemas['ExternalStudio'] {
  const { id, tenant, name, logoUrl, zoneId, address, website, email } = studio;
  return {
    id,
    tenant,
    name,
    logoUrl,
    zoneId,
    address: withCountry(address, language ?? studioLanguage(studio)),
    website,
    email,
  };
}
