import { readdirSync, readFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { parse } from '@formatjs/icu-messageformat-parser';
import { describe, expect, test } from 'vitest';
import { locales } from './locales.ts';
import { argumentNames } from './parseText.ts';
import { fileTextArea } from './textAreas.ts';

const portal = new URL('../../../', import.meta.url).pathname;
const read = (locale: string): Record<string, string> =>
  JSON.parse(readFileSync(`${portal}locales/${locale}.json`, 'utf8'));
const english = read('en-GB');
const sources = readdirSync(`${portal}src`, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.test\.|\.d\.ts$/.test(file),
);
const code = sources.map((file) => readFileSync(`${portal}src/${file}`, 'utf8'));

/** Returns the sorted names of the values that a message expects. */
const placeholders = (text: string): string[] => [...argumentNames(parse(text))].toSorted();

describe('texts', () => {
  test('match locales/en-GB.json; run `npm run messages` in apps/portal', () => {
    const out = execFileSync(
      `${portal}../../node_modules/.bin/formatjs`,
      ['extract', 'src/**/*.ts', 'src/**/*.tsx', '--ignore', '**/*.d.ts', '--format', 'simple'],
      { cwd: portal, encoding: 'utf8', timeout: 60_000 },
    );
    expect(JSON.parse(out)).toEqual(english);
  });

  test.each(locales.filter((locale) => locale !== 'en-GB' && locale !== 'en-US'))(
    '%s has every message, no others, and the same placeholders',
    (locale) => {
      const own = read(locale);
      expect(Object.keys(own).toSorted()).toEqual(Object.keys(english).toSorted());
      const differing = Object.entries(english).filter(
        ([id, text]) => placeholders(text).join() !== placeholders(own[id] ?? '').join(),
      );
      expect(differing).toEqual([]);
    },
  );

  test('en-US contains only deviations from en-GB, with the same placeholders', () => {
    for (const [id, text] of Object.entries(read('en-US'))) {
      expect(english).toHaveProperty([id]);
      expect(text).not.toBe(english[id]);
      expect(placeholders(text)).toEqual(placeholders(english[id] ?? ''));
    }
  });

  test('are declared for the area of their folder', () => {
    const wrong = sources.filter((file, index) => {
      const area = fileTextArea(`src/${file}`);
      return [...(code[index] ?? '').matchAll(/\btexts(?:<\w+>)?\(\s*'(\w+)',/g)].some(
        ([, declared]) => declared !== area,
      );
    });
    expect(wrong).toEqual([]);
  });

  test('are used and have a description', () => {
    const declared = code.flatMap((text) =>
      [
        ...text.matchAll(/(?:^|\s)'?([\w.]+)'?: \{\s*id: '([^']+)',[\s\S]*?description:\s*('|")/g),
      ].map(([, key = '', id = '']) => ({ key, id })),
    );
    expect(new Set(declared.map(({ id }) => id))).toEqual(new Set(Object.keys(english)));
    // Error codes are looked up by the code from the server. All other messages must be referenced
    // by name: `.key`, `'key'` or `[key]`.
    const named = new Set(
      code
        .map((text) => text.replaceAll(/\bid: '[^']+'/g, ''))
        .flatMap((text) => [
          ...Array.from(text.matchAll(/\.(\w+)/g), ([, member]) => member),
          ...Array.from(text.matchAll(/'([\w.]+)(?=')/g), ([, word]) => word),
          ...Array.from(
            text.matchAll(/\[(.*)/g),
            ([, rest = '']) => rest.match(/\w+/g) ?? [],
          ).flat(),
        ]),
    );
    const unused = declared.filter(
      ({ key, id }) => !id.includes('.error.') && key !== id && !named.has(key),
    );
    expect(unused.map(({ id }) => id)).toEqual([]);
  });
});
