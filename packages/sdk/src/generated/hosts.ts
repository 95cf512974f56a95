/** Generated from api-spec. Do not edit; run `npm run gen`. */

/** A service beside the backend. */
export type HostName = 'translations' | 'maps';

/** The calls that go to such a service instead of the backend. */
export const hosts: Partial<Record<string, HostName>> = {
  getTranslations: 'translations',
  listPlaces: 'maps',
  listRegions: 'maps',
  getStaticImage: 'maps',
};
