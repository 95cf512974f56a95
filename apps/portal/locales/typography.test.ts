/** What can be held of a text without knowing the language: its signs, its cases of number, its length, its likeness to English. */
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
const textsOf = (locale: string) => textsSchema.parse(readJson(`${locale}.json`));
const english = textsOf('en-GB');
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

const kindOf = (pattern: RegExp) =>
  Object.keys(english).filter(
    (id) => !id.includes('.error.') && pattern.test(described[id]?.description ?? ''),
  );
const buttons = kindOf(/^(?:The (?:one )?)?(?:primary )?(?:button|link)\b/i);
const labels = kindOf(/^(?:Heading|Title|Page title|Field|State|Label)\b/);
const tabs = ['title.home', 'title.courses', 'title.appointments', 'title.events', 'title.news'];

/** All plurals of a text. */
function plurals(parts: readonly MessageFormatElement[]): { name: string; cases: string[] }[] {
  return parts.flatMap((part) => {
    if (part.type !== TYPE.plural && part.type !== TYPE.select) return [];
    const inner = Object.values(part.options).flatMap(({ value }) => plurals(value));
    return part.type === TYPE.plural
      ? [{ name: part.value, cases: Object.keys(part.options) }, ...inner]
      : inner;
  });
}

/** In these only millions are `many`, for which `other` does. */
const withoutMany = new Set(['es-ES', 'fr-FR', 'it-IT']);

test('there is something to hold', () => {
  expect(buttons.length).toBeGreaterThan(60);
  expect(labels.length).toBeGreaterThan(100);
});

describe.each(locales)('%s', (locale) => {
  const texts = textsOf(locale);
  const entries = Object.entries(texts);
  const failing = (pattern: RegExp) => entries.filter(([, text]) => pattern.test(text));

  test('says each number in all cases that the language has', () => {
    const needed = new Intl.PluralRules(locale)
      .resolvedOptions()
      .pluralCategories.filter((name) => name !== 'many' || !withoutMany.has(locale));
    const incomplete = entries.flatMap(([id, text]) =>
      plurals(parse(text))
        // A rank is the same whatever it is; only one that is not known is said otherwise.
        .filter(({ name }) => name !== 'position')
        .filter(({ cases }) => needed.some((category) => !cases.includes(category)))
        .map(({ cases }) => `${id}: ${cases.join()} of ${needed.join()}`),
    );
    expect(incomplete).toEqual([]);
  });

  test('has the signs of good print: ’ and …, no straight quotes, no spaces too many', () => {
    expect(failing(/['"]|\.\.\.| …| {2}|^ |[ \n]$|(?<!\/) - /)).toEqual([]);
  });

  test('shouts nowhere but where it is glad, or where the specification does', () => {
    const loud = failing(/!/).map(([id]) => id);
    expect(loud.filter((id) => id !== 'result.booked' && id !== 'shell.oops')).toEqual([]);
  });

  test('ends no button, title, heading or label with a full stop', () => {
    const ended = [...buttons, ...labels].filter((id) => /[.;]$/.test(texts[id] ?? ''));
    expect(ended).toEqual([]);
  });

  test('keeps buttons to 34 letters, tabs to 22; English to 28 and 17, since others need 30 % more', () => {
    const isEnglish = locale.startsWith('en');
    // Names of studios have no limit, so neither have the texts with them.
    const without = (id: string) => (texts[id]?.includes('{') === true ? '' : (texts[id] ?? ''));
    const long = (ids: readonly string[], limit: number) =>
      ids.filter((id) => without(id).length > limit).map((id) => `${id}: ${texts[id]}`);
    expect(long(buttons, isEnglish ? 28 : 34)).toEqual([]);
    expect(long(tabs, isEnglish ? 17 : 22)).toEqual([]);
  });
});

describe.each(translations)('%s', (locale) => {
  const texts = textsOf(locale);

  test('is translated, but for the words that are the same', () => {
    const { sameAsEnglish } = z
      .object({ sameAsEnglish: z.array(z.string()) })
      .parse(readJson(`glossary/${locale}.json`));
    const hasWords = (text: string) => /\p{L}{3}/u.test(text.replaceAll(/\{[^}]*\}/g, ''));
    const same = Object.entries(texts)
      .filter(([id, text]) => text === english[id] && hasWords(text))
      .map(([id]) => id);
    expect(same.toSorted()).toEqual(sameAsEnglish.toSorted());
  });

  test('is a sentence where the English is one, and none where it is none', () => {
    const isSentence = (text: string) => text.endsWith('.');
    const differing = Object.entries(texts).filter(
      ([id, text]) => isSentence(text) !== isSentence(english[id] ?? ''),
    );
    expect(differing).toEqual([]);
  });
});

test('each language has its own quotation marks', () => {
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
    Object.entries(textsOf(locale)).filter(([, text]) =>
      Array.from(text.matchAll(/[„“”«»‘]/g)).some(([mark]) => !own.includes(mark)),
    ),
  );
  expect(foreign).toEqual([]);
});

test('French leaves a space that does not break before : ; ! ? and inside its quotation marks', () => {
  const broken = Object.entries(textsOf('fr-FR')).filter(([, text]) =>
    /[^\u202F][;!?»]|«[^\u202F]|[^\u00A0]:/.test(text),
  );
  expect(broken).toEqual([]);
});
