/** The list of a chain with hundreds of studios: pages, distance, and search in names and addresses. */
import { beforeEach, describe, expect, test } from 'vitest';
import { studioListings } from '../src/domains/catalogue/tables.ts';
import { studios } from '../src/domains/studios/tables.ts';
import { foldedSpellings } from '../src/platform/searchText.ts';
import { weekdays } from '../src/platform/time.ts';
import { useSandbox } from './harness/sandbox.ts';

const sandbox = useSandbox();

type Row = typeof studios.$inferSelect;

const addresses = [
  {
    name: 'Isar',
    street: 'Sendlinger Straße',
    houseNumber: '8',
    zipCode: '80331',
    city: 'München',
  },
  {
    name: 'Nordbad',
    street: 'Schleißheimer Str.',
    houseNumber: '142',
    zipCode: '80797',
    city: 'München',
  },
  { name: 'Łódź', street: 'Piotrkowska', houseNumber: '12b', zipCode: '90-001', city: 'Łódź' },
  { name: 'ÖRESUND', street: 'Nørre Allé', houseNumber: '3', zipCode: '2200', city: 'København' },
  {
    name: 'Praeger Platz',
    street: 'Goethestr.',
    houseNumber: '1',
    zipCode: '04109',
    city: 'Leipzig',
  },
];

async function insertStudios(created: Partial<Row>[]): Promise<void> {
  const { db } = sandbox().services;
  const [template] = await db.select().from(studios);
  if (!template) throw new Error('There is no studio.');
  const rows = created.map((one, index) => ({ ...template, id: 5000 + index, ...one }));
  await db.delete(studios);
  await db.insert(studios).values(rows);
  await db.insert(studioListings).values(
    rows.map(({ id }) => ({
      studioId: id,
      alias: `studio-${id}`,
      externalId: String(id),
      categoryIds: [id % 2 === 0 ? 1 : 2],
      featureIds: [],
    })),
  );
}

/** Replaces the studios by 400 on a line to the north, the first of them with addresses of their own. */
async function insertChain(): Promise<void> {
  const weg = { street: 'Weg', houseNumber: '7', zipCode: '10115', city: 'Berlin' };
  const country = {
    provinceCode: null,
    countryCode: 'DE',
    houseNumberFirst: false,
    hasState: false,
  };
  await insertStudios(
    Array.from({ length: 400 }, (_, index) => {
      const { name = `Studio ${String(index).padStart(3, '0')}`, ...address } =
        addresses[index] ?? {};
      return {
        name,
        address: { ...country, ...weg, ...address },
        latitude: index === 399 ? null : 48 + index / 100,
        longitude: 11,
      };
    }),
  );
}

beforeEach(insertChain);

type Query = Record<string, string | number>;

async function listNames(query: Query): Promise<string[]> {
  const { body } = await sandbox().call('listBookingPortalStudios', { query });
  return body.map(({ name }) => name);
}

describe('pages', () => {
  test('contain each studio once, in order', async () => {
    const all = await listNames({});
    expect(all).toHaveLength(400);
    const pages = await Promise.all(
      Array.from({ length: 5 }, (_, page) => listNames({ page, size: 100 })),
    );
    expect(pages.map(({ length }) => length)).toEqual([100, 100, 100, 100, 0]);
    expect(pages.flat()).toEqual(all);
  });

  test('contain what the filters and the search leave', async () => {
    const query = { category: 2, text: 'berlin', size: 100 };
    expect(await listNames({ ...query, page: 1 })).toHaveLength(98);
    const { body } = await sandbox().call('getStudioCount', {
      query: { category: 2, text: 'berlin' },
    });
    expect(body).toEqual({ count: 198 });
  });
});

test('lists the nearest studios first, and those without a position last', async () => {
  const from = { latitude: 49.501, longitude: 11 };
  expect(await listNames({ ...from, size: 4 })).toEqual([
    'Studio 150',
    'Studio 151',
    'Studio 149',
    'Studio 152',
  ]);
  expect((await listNames(from)).at(-1)).toBe('Studio 399');
});

test('measures along the surface, where a degree of longitude shrinks to the north', async () => {
  // From 60° north, two degrees to the east are nearer than one and a half to the south.
  await insertStudios([
    { name: 'East', latitude: 60, longitude: 2 },
    { name: 'South', latitude: 58.5, longitude: 0 },
  ]);
  expect(await listNames({ latitude: 60, longitude: 0, size: 2 })).toEqual(['East', 'South']);
});

test('lists the position of each studio for a map', async () => {
  const { body } = await sandbox().call('listStudiosForFilters', { query: { text: 'Studio 398' } });
  expect(body.map(({ coordinates }) => coordinates)).toEqual([{ latitude: 51.98, longitude: 11 }]);
});

test('tells which studios are open, and lists only those in pages', async () => {
  const allDay = { from: '00:00', until: '24:00' };
  const always = weekdays.map((dayOfWeek) => ({ dayOfWeek, ...allDay }));
  await insertStudios([
    { name: 'A', closingHours: [] },
    { name: 'B', closingHours: always },
    { name: 'C', closingHours: [] },
  ]);
  const { body } = await sandbox().call('listStudiosForFilters');
  expect(body.map(({ name, isOpen }) => [name, isOpen])).toEqual([
    ['A', true],
    ['B', false],
    ['C', true],
  ]);
  const { body: page } = await sandbox().call('listBookingPortalStudios', {
    query: { open: 'true', page: 1, size: 1 },
  });
  expect(page.map(({ name }) => name)).toEqual(['C']);
});

test.for([
  ['the name', 'isar', ['Isar']],
  ['a part of the name', 'ordba', ['Nordbad']],
  ['the postal code', '80331', ['Isar']],
  ['the start of the postal code', '80 münchen', ['Isar', 'Nordbad']],
  ['a postal code with a hyphen', '90-001', ['Łódź']],
  ['the town', 'münchen', ['Isar', 'Nordbad']],
  ['the town in capitals', 'MÜNCHEN', ['Isar', 'Nordbad']],
  ['the town without umlauts', 'munchen', ['Isar', 'Nordbad']],
  ['the town with ue', 'Muenchen', ['Isar', 'Nordbad']],
  ['the town in decomposed letters', 'mu\u0308nchen', ['Isar', 'Nordbad']],
  ['letters that Unicode does not decompose', 'lodz', ['Łódź']],
  ['ø as o', 'norre alle kobenhavn', ['ÖRESUND']],
  ['a capital umlaut', 'öresund', ['ÖRESUND']],
  ['ä where the address has ae', 'präger', ['Praeger Platz']],
  ['ss for ß', 'sendlinger strasse', ['Isar']],
  ['ß in the abbreviation of a street', 'schleissheimer str', ['Nordbad']],
  ['street and house number', 'piotrkowska 12b', ['Łódź']],
  ['chain, name and postal code', 'northside isar 80331', ['Isar']],
  ['words in any order, with punctuation', '80331 München, Isar!', ['Isar']],
  ['words of two studios', 'isar nordbad', []],
] as const)('finds %s', async ([, text, names]) => {
  expect(await listNames({ text })).toEqual(names);
  const { body } = await sandbox().call('listStudiosForFilters', { query: { text } });
  expect(body.map(({ name }) => name)).toEqual(names);
});

test('finds all studios by the name of the chain, and without a word', async () => {
  expect(await listNames({ text: 'athletics' })).toHaveLength(400);
  expect(await listNames({ text: '–' })).toHaveLength(400);
});

test('keeps the spellings of a studio in step with its name', async () => {
  const rows = await sandbox().services.db.select().from(studios);
  for (const { name, searchText } of rows)
    for (const spelling of foldedSpellings(name)) expect(searchText).toContain(spelling);
});
