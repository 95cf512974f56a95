import { readdirSync, readFileSync } from 'node:fs';
import { parse } from '@formatjs/icu-messageformat-parser';
import { describe, expect, test } from 'vitest';
import { findLocale } from './widget/locales.ts';

const folder = new URL('../locales/', import.meta.url);
const read = (file: string): Record<string, string> =>
  JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
const english = read('en-GB.json');

describe.each(readdirSync(folder))('%s', (file) => {
  const texts = read(file);

  test('has every text', () => {
    expect(Object.keys(texts).toSorted()).toEqual(Object.keys(english).toSorted());
  });

  test.each(Object.keys(english))('says %s with the values of the English text', (id) => {
    const values = (text: string) => [...text.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name);
    parse(texts[id] ?? '');
    expect(new Set(values(texts[id] ?? ''))).toEqual(new Set(values(english[id] ?? '')));
  });
});

test.each([
  [['de-AT', 'en-GB'], 'de-DE'],
  [['xx', 'fr'], 'fr-FR'],
  [['en-US'], 'en-US'],
  [['en-AU'], 'en-GB'],
  [[''], 'en-GB'],
])('chooses for %s: %s', (wanted, locale) => {
  expect(findLocale(wanted)).toBe(locale);
});
