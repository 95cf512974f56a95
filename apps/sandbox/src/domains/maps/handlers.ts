import type { Handlers } from '../../platform/api.ts';
import { ok } from '../../platform/api.ts';
import { apiError } from '../../platform/http/apiError.ts';
import { drawMap } from './drawMap.ts';
import { findTowns, findRegion, toPlace, toRegion } from './search.ts';

/** The only token that the simulated map service accepts. */
const sampleToken = 'sample-maps-token';

/** Language of place names if the request names none. */
const defaultLanguage = 'de-DE';

/** @throws 403 for any other token */
function checkToken(token: string): void {
  if (token !== sampleToken)
    throw apiError(403, 'maps.error.tokenrefused', 'The token is not known');
}

export const mapHandlers = {
  async listPlaces({ query: { text, country = 'de,ch,at', limit = 1, token }, language }) {
    checkToken(token);
    const towns = findTowns(text, country.toUpperCase().split(','), limit);
    return ok(towns.map((town) => toPlace(town, language ?? defaultLanguage)));
  },

  async listRegions({ query, language }) {
    checkToken(query.token);
    const region = findRegion(query.latitude, query.longitude);
    return ok(region.map((towns) => toRegion(towns, language ?? defaultLanguage)));
  },

  async getStaticImage({ query: { zoom = 12, height = 333, scale = 1, token, ...query } }) {
    checkToken(token);
    return ok(drawMap({ ...query, zoom, height, scale }));
  },
} satisfies Partial<Handlers>;
