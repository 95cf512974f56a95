/** Checks that texts use the terms of `glossary/<locale>.json` and none of the stripPlaceholders it rules out. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { locales } from '../src/lib/i18n/locales.ts';

const readJson = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'));

const textsSchema = z.record(z.string(), z.string());

const termSchema = z.strictObject({
  /** The term, with alternatives where allowed. */
  word: z.string().min(1),
  /** Prescribed by law, so changed only with a lawyer. */
  law: z.literal(true).optional(),
  /** Inflected forms, needed where code searches for the term; `*` matches any ending. */
  forms: z.array(z.string()).min(1).optional(),
  /** Words that must not be used for it. */
  not: z.array(z.string()).min(1).optional(),
  /** Ids of texts that may use such a word, each with the reason. */
  except: z.record(z.string(), z.string().min(10)).optional(),
});

const glossarySchema = z.strictObject({
  tone: z.array(z.string().min(20)).min(3),
  terms: z.record(z.string(), termSchema),
  sameAsEnglish: z.array(z.string()).optional(),
});

/** American English only lists differences from British English. */
const languages = locales.filter((locale) => locale !== 'en-US');
const readGlossary = (locale: string) => glossarySchema.parse(readJson(`glossary/${locale}.json`));
const readTexts = (locale: string) => textsSchema.parse(readJson(`${locale}.json`));

/** Matches a whole word in any case, or every word with that prefix if it ends in `*`. */
function matcher(word: string): RegExp {
  const isPrefix = word.endsWith('*');
  const literal = (isPrefix ? word.slice(0, -1) : word).replaceAll(
    /[.*+?^${}()|[\]\\]/g,
    String.raw`\$&`,
  );
  const boundary = String.raw`[\p{L}\p{N}-]`;
  return new RegExp(`(?<!${boundary})${literal}${isPrefix ? '' : `(?!${boundary})`}`, 'iu');
}

/** Removes placeholders, whose names users never see. */
const stripPlaceholders = (text: string): string =>
  text.replaceAll(/\{\w+\}/g, ' ').replaceAll(/\{\w+, plural,/g, ' ');

test('finds a forbidden word only as a whole word', () => {
  expect(matcher('mail').test('Look into your mail.')).toBe(true);
  expect(matcher('mail').test('Check your email.')).toBe(false);
  expect(matcher('mail').test('Die E-Mail ist da.')).toBe(false);
  expect(matcher('kurz*').test('Nabízíme kurzy')).toBe(true);
  expect(matcher('člen').test('členství')).toBe(false);
  expect(stripPlaceholders('{email} is here')).not.toContain('email');
});

test('has the same terms in every language', () => {
  const english = Object.keys(readGlossary('en-GB').terms);
  const others = languages.filter(
    (locale) => Object.keys(readGlossary(locale).terms).join() !== english.join(),
  );
  expect(others).toEqual([]);
});

describe.each(languages)('%s', (locale) => {
  const { terms } = readGlossary(locale);
  const texts = Object.entries(readTexts(locale));

  test('uses no forbidden word', () => {
    const found = Object.entries(terms).flatMap(([term, { word, not = [], except = {} }]) =>
      not.flatMap((forbidden) => {
        const pattern = matcher(forbidden);
        return texts
          .filter(
            ([id, text]) => pattern.test(stripPlaceholders(text)) && !Object.hasOwn(except, id),
          )
          .map(([id, text]) => `${id} says "${forbidden}" (${term}: ${word}): ${text}`);
      }),
    );
    expect(found).toEqual([]);
  });

  test('lists no exception that is not needed', () => {
    const unused = Object.entries(terms).flatMap(([term, { not = [], except = {} }]) =>
      Object.keys(except)
        .filter(
          (id) =>
            !not.some((forbidden) =>
              matcher(forbidden).test(stripPlaceholders(readTexts(locale)[id] ?? '')),
            ),
        )
        .map((id) => `${term}: ${id}`),
    );
    expect(unused).toEqual([]);
  });
});

test('keeps texts that the specification quotes', () => {
  const quoted = textsSchema.parse(readJson('glossary/quoted.json'));
  expect(readTexts('en-GB')).toMatchObject(quoted);
  for (const id of Object.keys(quoted))
    expect(textsSchema.parse(readJson('en-US.json'))).not.toHaveProperty([id]);
});
