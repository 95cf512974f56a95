import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TextArea } from './textAreas.ts';

vi.mock('virtual:messages', () => ({
  textsUrl: (locale: string, area: string) => `/texts/${locale}/${area}.json`,
}));
const own = vi.hoisted(() => ({
  texts: (_options: { retries?: number }): Promise<Record<string, unknown>> => Promise.resolve({}),
}));
vi.mock('@studio-portal/sdk/api/translations', () => ({
  getTranslations: (_tag: string, _locale: string, options: { retries?: number }) =>
    own.texts(options),
}));

const text = (value: string) => [{ type: 0, value }];
/** Addresses that respond with an error. */
const broken = new Set<string>();
const asked: string[] = [];
/** The brand's texts that the server embedded in the page, in German. */
let written: string | undefined;

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('document', {
    querySelector: (selector: string) =>
      written !== undefined && selector === '#brand-words[lang="de-DE"]'
        ? { textContent: written }
        : null,
  });
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    if (broken.has(address)) return new Response('', { status: 500 });
    return Response.json({ [`${address}.title`]: text('ours') });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  broken.clear();
  asked.length = 0;
  written = undefined;
  own.texts = () => Promise.resolve({});
});

/** Starts with a fresh module, as in a new window. */
async function begin() {
  const { loadTexts, prefetchTexts, wantTexts, withTexts } = await import('./loadTexts.ts');
  wantTexts('start');
  /** Loads a module that declares messages of these areas. */
  const needTexts = (areas: readonly TextArea[]) =>
    withTexts(async () => areas.forEach((area) => wantTexts(area)));
  return { loadTexts, prefetchTexts, needTexts };
}

test('adds the messages of a page to the current language, loading each area once', async () => {
  const { loadTexts, needTexts } = await begin();
  const shown = await loadTexts('en-GB', undefined);
  await Promise.all([needTexts(['account', 'booking']), needTexts(['booking'])]);
  expect(Object.keys(shown)).toEqual([
    '/texts/en-GB/start.json.title',
    '/texts/en-GB/account.json.title',
    '/texts/en-GB/booking.json.title',
  ]);
  expect(asked).toHaveLength(3);
});

test('loads all areas needed so far for another language, and later areas for both', async () => {
  const { loadTexts, needTexts } = await begin();
  const english = await loadTexts('en-GB', undefined);
  await needTexts(['account']);
  const german = await loadTexts('de-DE', undefined);
  expect(Object.keys(german)).toEqual([
    '/texts/de-DE/start.json.title',
    '/texts/de-DE/account.json.title',
  ]);
  await needTexts(['studio']);
  for (const [locale, texts] of Object.entries({ 'en-GB': english, 'de-DE': german }))
    expect(texts).toHaveProperty([`/texts/${locale}/studio.json.title`]);
});

test('retries a failed area at once, and again when it is next needed', async () => {
  const { loadTexts, needTexts } = await begin();
  const shown = await loadTexts('en-GB', undefined);
  broken.add('/texts/en-GB/studio.json');
  await expect(needTexts(['studio'])).rejects.toThrow('The texts of en-GB for studio are missing');
  expect(asked.filter((address) => address.includes('studio'))).toHaveLength(2);
  broken.clear();
  await needTexts(['studio']);
  expect(shown).toHaveProperty(['/texts/en-GB/studio.json.title']);
});

test('does not block pages on the messages of a page that failed to load', async () => {
  const { loadTexts, prefetchTexts, needTexts } = await begin();
  await loadTexts('en-GB', undefined);
  broken.add('/texts/en-GB/money.json');
  prefetchTexts('money');
  await expect(needTexts(['booking'])).resolves.toBeUndefined();
});

test('does not block pages on a language that failed to load', async () => {
  const { loadTexts, needTexts } = await begin();
  await loadTexts('en-GB', undefined);
  broken.add('/texts/de-DE/start.json').add('/texts/de-DE/studio.json');
  await expect(loadTexts('de-DE', undefined)).rejects.toThrow('de-DE');
  await expect(needTexts(['studio'])).resolves.toBeUndefined();
});

test('does not fail pages because of a language that is failing to load', async () => {
  const { loadTexts, needTexts } = await begin();
  await loadTexts('en-GB', undefined);
  broken.add('/texts/de-DE/start.json').add('/texts/de-DE/studio.json');
  const german = loadTexts('de-DE', undefined);
  await expect(Promise.all([needTexts(['studio']), german.catch(() => 'failed')])).resolves.toEqual(
    [undefined, 'failed'],
  );
});

test('loads another language with the areas that pages need in the meantime, or not at all', async () => {
  const { loadTexts, needTexts } = await begin();
  await loadTexts('en-GB', undefined);
  const [german] = await Promise.all([loadTexts('de-DE', undefined), needTexts(['studio'])]);
  expect(german).toHaveProperty(['/texts/de-DE/studio.json.title']);
  broken.add('/texts/fr-FR/booking.json');
  const french = loadTexts('fr-FR', undefined).catch(() => 'failed');
  await needTexts(['booking']);
  expect(await french).toBe('failed');
});

test('overrides messages with the brand’s own, also in areas that load later', async () => {
  own.texts = () =>
    Promise.resolve({
      '/texts/en-GB/start.json.title': 'theirs',
      '/texts/en-GB/studio.json.title': 'theirs',
    });
  const { loadTexts, needTexts } = await begin();
  const shown = await loadTexts('en-GB', 'volt');
  await needTexts(['studio']);
  for (const area of ['start', 'studio'])
    expect(shown[`/texts/en-GB/${area}.json.title`]).toMatchObject([{ value: 'theirs' }]);
});

test('does not wait for the brand’s texts while they are still loading', async () => {
  own.texts = () => new Promise(() => undefined);
  const { loadTexts, needTexts } = await begin();
  void loadTexts('en-GB', 'volt');
  await expect(needTexts(['errors'])).resolves.toBeUndefined();
});

test('does not retry the brand’s texts, which would delay the page offline', async () => {
  const requests: { retries?: number }[] = [];
  own.texts = (options) => {
    requests.push(options);
    return Promise.reject(new TypeError('Failed to fetch'));
  };
  const { loadTexts } = await begin();
  await expect(loadTexts('de-DE', Promise.resolve('northside'))).resolves.toBeDefined();
  expect(requests).toMatchObject([{ retries: 0 }]);
});

test('uses the brand’s texts embedded by the server instead of requesting them', async () => {
  written = JSON.stringify({ '/texts/de-DE/start.json.title': 'Gruß' });
  own.texts = () => Promise.reject(new Error('asked'));
  const { loadTexts } = await begin();
  expect(await loadTexts('de-DE', 'northside')).toEqual({
    '/texts/de-DE/start.json.title': text('Gruß'),
  });
  expect(Object.values(await loadTexts('en-GB', 'northside'))).toEqual([text('ours')]);
});
