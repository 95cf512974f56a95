/** Generated from api-spec. Do not edit; run `npm run gen`. */

/** Name of an external service. */
export type HostName = 'translations' | 'maps';

/** Calls that go to an external service instead of the backend. */
export const hosts: Partial<Record<string, HostName>> = {
  getTranslations: 'translations',
  listPlaces: 'maps',
  listRegions: 'maps',
  getStaticImage: 'maps',
};
