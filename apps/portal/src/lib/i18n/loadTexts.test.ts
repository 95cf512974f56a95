import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TextArea } from './textAreas.ts';

vi.mock('virtual:messages', () => ({
  addressOf: (locale: string, area: string) => `/texts/${locale}/${area}.json`,
}));
const own = vi.hoisted(() => ({
  texts: (): Promise<Record<string, unknown>> => Promise.resolve({}),
}));
vi.mock('@studio-portal/sdk/api/translations', () => ({ getTranslations: () => own.texts() }));

const text = (value: string) => [{ type: 0, value }];
/** Addresses that are not answered. */
const broken = new Set<string>();
const asked: string[] = [];
/** The brand's words that the server wrote into the page, in German. */
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

/** As in a new window. */
async function begin() {
  const { loadTexts, wantTexts, withTexts } = await import('./loadTexts.ts');
  wantTexts('start');
  /** Loads a module that declares messages of these areas. */
  const needTexts = (areas: readonly TextArea[]) =>
    withTexts(async () => areas.forEach((area) => wantTexts(area)));
  return { loadTexts, needTexts };
}

test('a page’s texts come into the language that is shown, and once', async () => {
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

test('another language brings all that the pages have needed; later ones come in both', async () => {
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

test('what fails once is asked for again at once, what fails twice when it is needed again', async () => {
  const { loadTexts, needTexts } = await begin();
  const shown = await loadTexts('en-GB', undefined);
  broken.add('/texts/en-GB/studio.json');
  await expect(needTexts(['studio'])).rejects.toThrow('The texts of en-GB for studio are missing');
  expect(asked.filter((address) => address.includes('studio'))).toHaveLength(2);
  broken.clear();
  await needTexts(['studio']);
  expect(shown).toHaveProperty(['/texts/en-GB/studio.json.title']);
});

test('a language that does not come keeps no page waiting', async () => {
  const { loadTexts, needTexts } = await begin();
  await loadTexts('en-GB', undefined);
  broken.add('/texts/de-DE/start.json').add('/texts/de-DE/studio.json');
  await expect(loadTexts('de-DE', undefined)).rejects.toThrow('de-DE');
  await expect(needTexts(['studio'])).resolves.toBeUndefined();
});

test('the brand’s own words lie over ours, also over those that come later', async () => {
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

test('who needs texts to say that the brand’s own do not come does not wait for them', async () => {
  own.texts = () => new Promise(() => undefined);
  const { loadTexts, needTexts } = await begin();
  void loadTexts('en-GB', 'volt');
  await expect(needTexts(['errors'])).resolves.toBeUndefined();
});

test('uses the brand’s words that the server wrote into the page instead of asking for them', async () => {
  written = JSON.stringify({ '/texts/de-DE/start.json.title': 'Gruß' });
  own.texts = () => Promise.reject(new Error('asked'));
  const { loadTexts } = await begin();
  expect(await loadTexts('de-DE', 'northside')).toEqual({
    '/texts/de-DE/start.json.title': text('Gruß'),
  });
  expect(Object.values(await loadTexts('en-GB', 'northside'))).toEqual([text('ours')]);
});
