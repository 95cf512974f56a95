/** Checks texts without knowledge of the language: punctuation, plural forms, length, and similarity to English. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { locales } from '../src/lib/i18n/locales.ts';

const portal = new URL('..', import.meta.url).pathname;
const readJson = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'));
const textsSchema = z.record(z.string(), z.string());
const readTexts = (locale: string) => textsSchema.parse(readJson(`${locale}.json`));
const english = readTexts('en-GB');
const translations = locales.filter((locale) => locale !== 'en-GB' && locale !== 'en-US');

const described = z
  .record(z.string(), z.object({ description: z.string() }))
  .parse(
    JSON.parse(
      execFileSync(
        new URL('../../../node_modules/.bin/formatjs', import.meta.url).pathname,
        ['extract', 'src/**/*.ts', 'src/**/*.tsx', '--ignore', '**/*.d.ts'],
        { cwd: portal, encoding: 'utf8', timeout: 60_000, maxBuffer: 2 ** 24 },
      ),
    ),
  );

const findByDescription = (pattern: RegExp) =>
  Object.keys(english).filter(
    (id) => !id.includes('.error.') && pattern.test(described[id]?.description ?? ''),
  );
const buttons = findByDescription(/^(?:The (?:one )?)?(?:primary )?(?:button|link)\b/i);
const labels = findByDescription(/^(?:Heading|Title|Page title|Field|State|Label)\b/);
const tabs = ['title.home', 'title.courses', 'title.appointments', 'title.events', 'title.news'];

/** Returns all plurals of a text. */
function plurals(parts: readonly MessageFormatElement[]): { name: string; cases: string[] }[] {
  return parts.flatMap((part) => {
    if (part.type !== TYPE.plural && part.type !== TYPE.select) return [];
    const inner = Object.values(part.options).flatMap(({ value }) => plurals(value));
    return part.type === TYPE.plural
      ? [{ name: part.value, cases: Object.keys(part.options) }, ...inner]
      : inner;
  });
}

/** Languages that use `many` for millions only, which no text contains. */
const withoutMany = new Set(['es-ES', 'fr-FR', 'it-IT']);

test('finds buttons and labels to check', () => {
  expect(buttons.length).toBeGreaterThan(60);
  expect(labels.length).toBeGreaterThan(100);
});

describe.each(locales)('%s', (locale) => {
  const texts = readTexts(locale);
  const entries = Object.entries(texts);
  const failing = (pattern: RegExp) => entries.filter(([, text]) => pattern.test(text));

  test('covers every plural form of the language', () => {
    const needed = new Intl.PluralRules(locale)
      .resolvedOptions()
      .pluralCategories.filter((name) => name !== 'many' || !withoutMany.has(locale));
    const incomplete = entries.flatMap(([id, text]) =>
      plurals(parse(text))
        // A rank has one form; its plural only distinguishes an unknown rank.
        .filter(({ name }) => name !== 'position')
        .filter(({ cases }) => needed.some((category) => !cases.includes(category)))
        .map(({ cases }) => `${id}: ${cases.join()} of ${needed.join()}`),
    );
    expect(incomplete).toEqual([]);
  });

  test('uses ’ and …, no straight quotes and no extra spaces', () => {
    expect(failing(/['"]|\.\.\.| …| {2}|^ |[ \n]$|(?<!\/) - /)).toEqual([]);
  });

  test('uses exclamation marks only in the two texts of the specification', () => {
    const loud = failing(/!/).map(([id]) => id);
    expect(loud.filter((id) => id !== 'result.booked' && id !== 'shell.oops')).toEqual([]);
  });

  test('ends no button, title, heading or label with a full stop', () => {
    const withFullStop = [...buttons, ...labels].filter((id) => /[.;]$/.test(texts[id] ?? ''));
    expect(withFullStop).toEqual([]);
  });

  test('limits buttons to 34 letters and tabs to 22; in English to 28 and 17, since other languages need 30 % more', () => {
    const isEnglish = locale.startsWith('en');
    // Placeholders such as studio names have no limit.
    const without = (id: string) => (texts[id]?.includes('{') === true ? '' : (texts[id] ?? ''));
    const long = (ids: readonly string[], limit: number) =>
      ids.filter((id) => without(id).length > limit).map((id) => `${id}: ${texts[id]}`);
    expect(long(buttons, isEnglish ? 28 : 34)).toEqual([]);
    expect(long(tabs, isEnglish ? 17 : 22)).toEqual([]);
  });
});

describe.each(translations)('%s', (locale) => {
  const texts = readTexts(locale);

  test('is translated except for words that are the same in English', () => {
    const { sameAsEnglish } = z
      .object({ sameAsEnglish: z.array(z.string()) })
      .parse(readJson(`glossary/${locale}.json`));
    const hasWords = (text: string) => /\p{L}{3}/u.test(text.replaceAll(/\{[^}]*\}/g, ''));
    const same = Object.entries(texts)
      .filter(([id, text]) => text === english[id] && hasWords(text))
      .map(([id]) => id);
    expect(same.toSorted()).toEqual(sameAsEnglish.toSorted());
  });

  test('ends in a full stop exactly where the English text does', () => {
    const isSentence = (text: string) => text.endsWith('.');
    const differing = Object.entries(texts).filter(
      ([id, text]) => isSentence(text) !== isSentence(english[id] ?? ''),
    );
    expect(differing).toEqual([]);
  });
});

test('uses the quotation marks of each language', () => {
  const marks = {
    'cs-CZ': '„“',
    'de-DE': '„“',
    'es-ES': '«»',
    'fr-FR': '«»',
    'hu-HU': '„”',
    'it-IT': '«»',
    'nl-NL': '‘',
    'pl-PL': '„”',
    'sl-SI': '»«',
  };
  const foreign = Object.entries(marks).flatMap(([locale, own]) =>
    Object.entries(readTexts(locale)).filter(([, text]) =>
      Array.from(text.matchAll(/[„“”«»‘]/g)).some(([mark]) => !own.includes(mark)),
    ),
  );
  expect(foreign).toEqual([]);
});

test('puts a non-breaking space before : ; ! ? and inside quotation marks in French', () => {
  const broken = Object.entries(readTexts('fr-FR')).filter(([, text]) =>
    /[^\u202F][;!?»]|«[^\u202F]|[^\u00A0]:/.test(text),
  );
  expect(broken).toEqual([]);
});
