/** Names in every script that forms accept can be read in PDFs, and copied from them. */
import { expect, test } from 'vitest';
import { renderPdf } from '../src/platform/pdf/pdf.ts';
import { extractText } from './harness/pdfText.ts';

const render = (value: string) =>
  renderPdf(
    null,
    {
      locale: 'en-GB',
      title: 'Contract',
      parts: [{ heading: null, paragraphs: [], facts: [{ label: 'Name:', value }] }],
    },
    new Date('2026-11-25T09:00:00Z'),
  );

const listFonts = (file: Buffer) =>
  [...file.toString('latin1').matchAll(/\/FontName \/[A-Z]+\+([A-Za-z]+)/g)].map(
    ([, name]) => name,
  );

test.for([
  ['山田 さくら', 'NotoSansJP'],
  ['李小龙', 'NotoSansSC'],
  ['이순신', 'NotoSansKR'],
  ['محمد بن سلمان', 'NotoSansArabic'],
  ['Ali محمد (بن) 12 x', 'NotoSansArabic'],
  ['דוד בן גוריון', 'NotoSansHebrew'],
  ['क्षत्रिय शर्मा', 'NotoSansDevanagari'],
  ['Mia 😀👩‍👩‍👧🇩🇪', 'NotoEmoji'],
] as const)('writes %s with %s', async ([name, font]) => {
  const file = await render(name);
  expect(listFonts(file)).toContainEqual(expect.stringContaining(font));
  expect(extractText(file).replaceAll('\n', '')).toContain(`Name: ${name}`);
});

test('embeds only the glyphs of a name', async () => {
  const latin = await render('Ann Example');
  expect(listFonts(latin)).toHaveLength(2);
  expect((await render('山田 さくら')).length - latin.length).toBeLessThan(30_000);
});

test('breaks long names into lines', async () => {
  const [name, long] = ['محمد بن سلمان ', '漢漢'];
  const lines = extractText(await render(name.repeat(40))).split('\n');
  expect(lines.filter((line) => line.includes(name.trim())).length).toBeGreaterThan(2);
  const unbroken = extractText(await render(long.repeat(100))).split('\n');
  expect(unbroken.filter((line) => line.includes(long)).length).toBeGreaterThan(2);
});
