/** Finds towns by what somebody has typed, and the region around a position. */
import type { Schemas } from '../../server/api.ts';
import { type Town, towns } from './gazetteer.ts';

type MapPlace = Schemas['MapPlace'];

/** Small letters without accents: "Zürich" is "zurich". */
function plain(text: string): string {
  return text.toLowerCase().replaceAll('ß', 'ss').normalize('NFD').replaceAll(/\p{M}/gu, '');
}

/** As on a keyboard without umlauts: "Zürich" is "zuerich". */
function transcribed(text: string): string {
  return plain(text.normalize('NFC').toLowerCase().replaceAll(/[äöü]/g, '$&e'));
}

const index = towns.map((town) => ({
  town,
  spellings: [plain(town.name), transcribed(town.name)],
}));

/**
 * Towns whose name begins with a text or contains it, case and accents aside: those that begin with it first, larger ones
 * before smaller ones.
 * @param countries ISO 3166-1 alpha-2, in capitals
 */
export function findTowns(text: string, countries: readonly string[], limit: number): Town[] {
  const wanted = plain(text.trim());
  if (wanted === '') return [];
  const within = index.filter(({ town }) => countries.includes(town.countryCode));
  const begins = within.filter(({ spellings }) =>
    spellings.some((name) => name.startsWith(wanted)),
  );
  const contains = within.filter(({ spellings }) =>
    spellings.some((name) => name.includes(wanted)),
  );
  return [...new Set([...begins, ...contains].map(({ town }) => town))].slice(0, limit);
}

/** Farther than this from every town there is no region, only sea or another country. */
const reachKilometres = 120;

/**
 * The region of the town that is nearest to a position, as all towns of it; near a border that can be the neighbour's.
 * @returns a list of one region, or of none far from every town
 */
export function regionAround(latitude: number, longitude: number): [Town, ...Town[]][] {
  const nearest = towns
    .map((town) => ({ town, distance: kilometres(latitude, longitude, town) }))
    .reduce((best, next) => (next.distance < best.distance ? next : best));
  if (nearest.distance > reachKilometres) return [];
  const { region, countryCode } = nearest.town;
  const others = towns.filter(
    (town) => town !== nearest.town && town.region === region && town.countryCode === countryCode,
  );
  return [[nearest.town, ...others]];
}

/** On a sphere, by the haversine formula. */
function kilometres(latitude: number, longitude: number, town: Town): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const halfLatitude = Math.sin(radians(town.latitude - latitude) / 2);
  const halfLongitude = Math.sin(radians(town.longitude - longitude) / 2);
  const share =
    halfLatitude ** 2 +
    Math.cos(radians(latitude)) * Math.cos(radians(town.latitude)) * halfLongitude ** 2;
  return 2 * 6371 * Math.asin(Math.sqrt(share));
}

/** @param language BCP 47, for the name of the country; English stands in for one the runtime does not know */
export function toPlace({ inhabitants: _, region, ...town }: Town, language: string): MapPlace {
  return { ...town, placeName: joined([town.name, region], town, language), type: 'place' };
}

/** The region of some towns, in the middle of them. */
export function toRegion(members: readonly [Town, ...Town[]], language: string): MapPlace {
  const [{ region: name, countryCode }] = members;
  const middle = (degrees: (town: Town) => number) =>
    Math.round((members.reduce((sum, town) => sum + degrees(town), 0) / members.length) * 100) /
    100;
  return {
    name,
    placeName: joined([name], members[0], language),
    type: 'region',
    countryCode,
    longitude: middle((town) => town.longitude),
    latitude: middle((town) => town.latitude),
  };
}

function joined(
  names: string[],
  { countryCode }: Pick<Town, 'countryCode'>,
  language: string,
): string {
  const countries = new Intl.DisplayNames([language, 'en-GB'], { type: 'region' });
  return [...new Set([...names, countries.of(countryCode) ?? countryCode])].join(', ');
}
