/** Finds towns by name, and the region of a position. */
import type { Schemas } from '../../platform/api.ts';
import { foldedSpellings, foldLetters } from '../../platform/searchText.ts';
import { type Town, towns } from './gazetteer.ts';

type MapPlace = Schemas['MapPlace'];

const index = towns.map((town) => ({
  town,
  spellings: foldedSpellings(town.name),
}));

/**
 * Finds towns whose name starts with or contains a text, ignoring case and accents: prefix matches first, larger towns
 * first.
 * @param countries ISO 3166-1 alpha-2, uppercase
 */
export function findTowns(text: string, countries: readonly string[], limit: number): Town[] {
  const query = foldLetters(text.trim());
  if (query === '') return [];
  const within = index.filter(({ town }) => countries.includes(town.countryCode));
  const begins = within.filter(({ spellings }) => spellings.some((name) => name.startsWith(query)));
  const contains = within.filter(({ spellings }) => spellings.some((name) => name.includes(query)));
  return [...new Set([...begins, ...contains].map(({ town }) => town))].slice(0, limit);
}

/** Positions farther than this from every town have no region. */
const reachKilometres = 120;

/**
 * Finds the region of the town nearest to a position, as all its towns; near a border it may be the neighbouring
 * region.
 * @returns a list of one region, or empty far from every town
 */
export function findRegion(latitude: number, longitude: number): [Town, ...Town[]][] {
  const nearest = towns
    .map((town) => ({ town, distance: distanceKilometres(latitude, longitude, town) }))
    .reduce((best, next) => (next.distance < best.distance ? next : best));
  if (nearest.distance > reachKilometres) return [];
  const { region, countryCode } = nearest.town;
  const others = towns.filter(
    (town) => town !== nearest.town && town.region === region && town.countryCode === countryCode,
  );
  return [[nearest.town, ...others]];
}

/** Computes the great-circle distance with the haversine formula. */
function distanceKilometres(latitude: number, longitude: number, town: Town): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const halfLatitude = Math.sin(radians(town.latitude - latitude) / 2);
  const halfLongitude = Math.sin(radians(town.longitude - longitude) / 2);
  const share =
    halfLatitude ** 2 +
    Math.cos(radians(latitude)) * Math.cos(radians(town.latitude)) * halfLongitude ** 2;
  return 2 * 6371 * Math.asin(Math.sqrt(share));
}

/** @param language BCP 47, for the country name; English if the runtime does not know it */
export function toPlace({ inhabitants: _, region, ...town }: Town, language: string): MapPlace {
  return { ...town, placeName: joinNames([town.name, region], town, language), type: 'place' };
}

/** Maps the region of some towns, with its centre. */
export function toRegion(members: readonly [Town, ...Town[]], language: string): MapPlace {
  const [{ region: name, countryCode }] = members;
  const middle = (degrees: (town: Town) => number) =>
    Math.round((members.reduce((sum, town) => sum + degrees(town), 0) / members.length) * 100) /
    100;
  return {
    name,
    placeName: joinNames([name], members[0], language),
    type: 'region',
    countryCode,
    longitude: middle((town) => town.longitude),
    latitude: middle((town) => town.latitude),
  };
}

function joinNames(
  names: string[],
  { countryCode }: Pick<Town, 'countryCode'>,
  language: string,
): string {
  const countries = new Intl.DisplayNames([language, 'en-GB'], { type: 'region' });
  return [...new Set([...names, countries.of(countryCode) ?? countryCode])].join(', ');
}
