/** A studio as pages show it that are reached by a link alone. */
import type { Schemas } from '../../server/api.ts';
import { languageOf, type StoredStudio, withCountry } from './rules.ts';

/** @param language BCP 47, for the name of the country; null: the studio's own */
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
    address: withCountry(address, language ?? languageOf(studio)),
    website,
    email,
  };
}
