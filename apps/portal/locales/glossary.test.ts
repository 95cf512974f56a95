/** One thing has one word: `glossary/<locale>.json` says which, and which words never stand for it. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { locales } from '../src/lib/i18n/locales.ts';

const readJson = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'));

const textsSchema = z.record(z.string(), z.string());

const termSchema = z.strictObject({
  /** The one word, with its companions where it has some. */
  word: z.string().min(1),
  /** A law prescribes it: changed only with a lawyer. */
  law: z.literal(true).optional(),
  /** How it is inflected, where something looks for it; `*` stands for any ending. */
  forms: z.array(z.string()).min(1).optional(),
  /** What is never said for it. */
  not: z.array(z.string()).min(1).optional(),
  /** Texts that may say so all the same, each with the reason. */
  except: z.record(z.string(), z.string().min(10)).optional(),
});

const glossarySchema = z.strictObject({
  tone: z.array(z.string().min(20)).min(3),
  terms: z.record(z.string(), termSchema),
  sameAsEnglish: z.array(z.string()).optional(),
});

/** American English is a list of differences; its words are the British ones but for these. */
const languages = locales.filter((locale) => locale !== 'en-US');
const glossaryOf = (locale: string) => glossarySchema.parse(readJson(`glossary/${locale}.json`));
const textsOf = (locale: string) => textsSchema.parse(readJson(`${locale}.json`));

/** A whole word, whatever its case; with `*` at the end any that begins so. */
function matcher(word: string): RegExp {
  const isPrefix = word.endsWith('*');
  const literal = (isPrefix ? word.slice(0, -1) : word).replaceAll(
    /[.*+?^${}()|[\]\\]/g,
    String.raw`\$&`,
  );
  const boundary = String.raw`[\p{L}\p{N}-]`;
  return new RegExp(`(?<!${boundary})${literal}${isPrefix ? '' : `(?!${boundary})`}`, 'iu');
}

/** What a reader reads: names of values are no words. */
const words = (text: string): string =>
  text.replaceAll(/\{\w+\}/g, ' ').replaceAll(/\{\w+, plural,/g, ' ');

test('a forbidden word is found as a word, and only so', () => {
  expect(matcher('mail').test('Look into your mail.')).toBe(true);
  expect(matcher('mail').test('Check your email.')).toBe(false);
  expect(matcher('mail').test('Die E-Mail ist da.')).toBe(false);
  expect(matcher('kurz*').test('Nabízíme kurzy')).toBe(true);
  expect(matcher('člen').test('členství')).toBe(false);
  expect(words('{email} is here')).not.toContain('email');
});

test('every language has a word for every thing', () => {
  const english = Object.keys(glossaryOf('en-GB').terms);
  const others = languages.filter(
    (locale) => Object.keys(glossaryOf(locale).terms).join() !== english.join(),
  );
  expect(others).toEqual([]);
});

describe.each(languages)('%s', (locale) => {
  const { terms } = glossaryOf(locale);
  const texts = Object.entries(textsOf(locale));

  test('says nothing in a word that is not its own', () => {
    const found = Object.entries(terms).flatMap(([term, { word, not = [], except = {} }]) =>
      not.flatMap((forbidden) => {
        const pattern = matcher(forbidden);
        return texts
          .filter(([id, text]) => pattern.test(words(text)) && !Object.hasOwn(except, id))
          .map(([id, text]) => `${id} says "${forbidden}" (${term}: ${word}): ${text}`);
      }),
    );
    expect(found).toEqual([]);
  });

  test('every exception is one', () => {
    const idle = Object.entries(terms).flatMap(([term, { not = [], except = {} }]) =>
      Object.keys(except)
        .filter(
          (id) =>
            !not.some((forbidden) => matcher(forbidden).test(words(textsOf(locale)[id] ?? ''))),
        )
        .map((id) => `${term}: ${id}`),
    );
    expect(idle).toEqual([]);
  });
});

test('what the specification quotes is said as it quotes it', () => {
  const quoted = textsSchema.parse(readJson('glossary/quoted.json'));
  expect(textsOf('en-GB')).toMatchObject(quoted);
  for (const id of Object.keys(quoted))
    expect(textsSchema.parse(readJson('en-US.json'))).not.toHaveProperty([id]);
});
