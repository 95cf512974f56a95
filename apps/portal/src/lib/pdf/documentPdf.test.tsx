import { expect, test } from 'vitest';
import { documentPdf } from './documentPdf.ts';

const contract = {
  locale: 'pl',
  brand: 'Northside Athletics',
  color: '#1b3390',
  title: 'Umowa',
  subtitle: 'Northside Mitte',
  facts: [['Numer umowy', 'NO1001-4K7Q2M9XWT'] as const, ['Osoba', 'Zażółć Gęślą'] as const],
  price: {
    title: 'Cena',
    lines: [
      { name: 'Basic', how: '12 × 24,90 €', total: '298,80 €' },
      { name: 'Razem', how: '', total: '298,80 €', sum: true as const },
    ],
  },
  notes: ['Możesz odstąpić do 7 grudnia 2026.'],
};

const countPages = (text: string) => text.match(/\/Type \/Page\n/g)?.length;

test('sets the language and the title, and renders tables with row headers', async () => {
  const text = await (await documentPdf(contract)).text();
  expect(text.slice(0, 8)).toBe('%PDF-1.7');
  expect(text).toContain('/Lang (pl)');
  expect(text).toContain('/Marked true');
  expect(text).toContain('/DisplayDocTitle true');
  expect(countPages(text)).toBe(1);
  expect(text.match(/\/S \/H1\b/g)).toHaveLength(1);
  expect(text.match(/\/S \/Table\b/g)).toHaveLength(2);
  expect(text.match(/\/S \/TR\b/g)).toHaveLength(4);
  expect(text.match(/\/S \/TH\b/g)).toHaveLength(4);
  expect(text).toContain('/FontFile');
});

test('continues on the next page', async () => {
  const lines = Array.from({ length: 90 }, (_, index) => ({
    name: `Extra ${index}`,
    how: '1 × 1,00 €',
    total: '1,00 €',
  }));
  const text = await (await documentPdf({ ...contract, price: { title: 'Cena', lines } })).text();
  expect(countPages(text)).toBeGreaterThan(1);
  expect(text.match(/\/S \/TR\b/g)).toHaveLength(92);
});

/** Returns the names of embedded fonts, without their subset tags. */
const listFonts = (text: string) =>
  [...text.matchAll(/\/FontName \/[A-Z]+\+([A-Za-z]+)/g)].map(([, name]) => name);

performance.setResourceTimingBufferSize(10_000);

const listRequests = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => /noto/.test(name));

test('loads no other fonts for names that Inter covers', async () => {
  const before = listRequests();
  const text = await (await documentPdf(contract)).text();
  expect(listFonts(text)).toHaveLength(2);
  expect(listRequests()).toEqual(before);
});

test.for([
  ['山田 さくら', 'NotoSansJP'],
  ['李小龙', 'NotoSansSC'],
  ['이순신', 'NotoSansKR'],
  ['محمد بن سلمان', 'NotoSansArabic'],
  ['דוד בן גוריון', 'NotoSansHebrew'],
  ['क्षत्रिय शर्मा', 'NotoSansDevanagari'],
  ['Mia 😀👩‍👩‍👧', 'NotoEmoji'],
] as const)('writes %s with %s', async ([name, font]) => {
  const file = await documentPdf({ ...contract, facts: [['Osoba', name]] });
  expect(listFonts(await file.text())).toContainEqual(expect.stringContaining(font));
  expect(listRequests().join()).toContain(font.replace(/^Noto(?:Sans)?/, '').toLowerCase());
  // Only slices are loaded: a whole font for Chinese has 10 MB.
  expect(file.size).toBeLessThan(120_000);
});
