import type { Page } from '@playwright/test';
import { studioPath } from '../fixtures.ts';

/** Countries whose law the portal is checked against; states of the US have laws of their own. */
export const countries = [
  'DE',
  'AT',
  'CH',
  'CZ',
  'ES',
  'FR',
  'GB',
  'HU',
  'IT',
  'NL',
  'PL',
  'SI',
  'US-CA',
  'US-NY',
] as const;

export type Country = (typeof countries)[number];

/** Members of the European Union. */
export const union = [
  'DE',
  'AT',
  'CZ',
  'ES',
  'FR',
  'HU',
  'IT',
  'NL',
  'PL',
  'SI',
] as const satisfies readonly Country[];

export const america = ['US-CA', 'US-NY'] as const satisfies readonly Country[];

/** A studio at which the rules of a country are checked. */
export interface LegalPlace {
  country: Country;
  tenant: 'arcade' | 'northside' | 'volt';
  studioId: number;
  /** Path of the studio's pages. */
  path: string;
  /** True if the sample studio is in Germany and only its answers say otherwise (`moveStudio`). */
  isMoved: boolean;
}

const seeded = (
  country: Country,
  tenant: LegalPlace['tenant'],
  studioId: number,
  isMoved = false,
): LegalPlace => ({ country, tenant, studioId, path: studioPath(tenant, studioId), isMoved });

const places: readonly LegalPlace[] = [
  seeded('DE', 'northside', 1001),
  seeded('DE', 'volt', 2003),
  seeded('DE', 'arcade', 3002),
  seeded('IT', 'arcade', 3001),
  seeded('CH', 'northside', 1004),
  seeded('HU', 'volt', 2004),
  seeded('US-NY', 'volt', 2001),
  seeded('US-CA', 'volt', 2002),
];

/** Studios of the sample data, and one for each country that has none. */
export const legalPlaces: readonly LegalPlace[] = [
  ...places,
  ...countries
    .filter((country) => !places.some((place) => place.country === country))
    .map((country) => seeded(country, 'northside', 1001, true)),
];

/** Lets the backend and the server-rendered pages say that a German sample studio is in another country. */
export async function moveStudio(page: Page, { country, studioId }: LegalPlace): Promise<void> {
  await page.route(`**/nox/public/v1/studios/${studioId}*`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(
      '"countryCode":"DE"',
      `"countryCode":"${country}"`,
    );
    await route.fulfill({ response, body });
  });
  await page.route(/\/studio\//, async (route, request) => {
    if (request.resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    // The answers that the server has loaded are in the page, as strings within a script.
    const body = (await response.text()).replaceAll(String.raw`\"DE\"`, String.raw`\"${country}\"`);
    return route.fulfill({ response, body });
  });
}
