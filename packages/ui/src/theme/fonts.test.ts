import { readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  expandUnicodeRange,
  folder,
  makeSubset,
  subsetNames as names,
  subsets,
} from '../../gen/subsets.ts';
import { brandShape } from './brandShape.ts';

const css = readFileSync(new URL('./fonts.css', import.meta.url), 'utf8').replaceAll(/\s+/g, ' ');

// Creating a subset takes seconds on a busy machine.
test.each(names)('stores %s as the generator creates it', { timeout: 60_000 }, async (name) => {
  const made = Buffer.from(await makeSubset(name));
  const stored = readFileSync(new URL(`${name}.woff2`, folder));
  expect(made.equals(stored), 'run: npm run fonts -w packages/ui').toBe(true);
});

test.each(names)('loads %s only for its letters', (name) => {
  const face = css.match(/@font-face \{[^}]*\}/g)?.find((one) => one.includes(`/${name}.woff2`));
  expect(/unicode-range: ([^;]+);/.exec(face ?? '')?.[1]).toBe(subsets[name].letters);
});

test.each([
  ['inter', 'inter-rest'],
  ['archivo', 'archivo-ext'],
  ['fraunces', 'fraunces-ext'],
] as const)('assigns no letter to both %s and %s', (one, other) => {
  const base = new Set(expandUnicodeRange(subsets[one].letters));
  const rest = Array.from(expandUnicodeRange(subsets[other].letters));
  expect(rest.filter((letter) => base.has(letter))).toEqual([]);
});

test.each(['archivo', 'fraunces'] as const)('has all letters of our languages in %s', (font) => {
  const letters = new Set(
    expandUnicodeRange(subsets[font].letters) + expandUnicodeRange(subsets[`${font}-ext`].letters),
  );
  const missing = Array.from(expandUnicodeRange(subsets.inter.letters)).filter(
    (letter) => !letters.has(letter),
  );
  // Arrows and a check mark, which the font lacks; Inter has them.
  expect(missing.join('')).toBe('←→✓');
});

test.each(['ARCHIVO', 'FRAUNCES'])('declares the font of %s and all of its fallbacks', (name) => {
  const families = brandShape({ headingFont: name }).headingFont.split(', ').slice(0, -1);
  expect(families.filter((family) => !css.includes(`font-family: ${family};`))).toEqual([]);
});

test.each([
  [['inter'], 40_000],
  [['archivo', 'archivo-ext'], 30_000],
  [['fraunces', 'fraunces-ext'], 30_000],
])('loads little of %s for any of our languages', (files, most) => {
  const sizes = files.map((name) => statSync(new URL(`${name}.woff2`, folder)).size);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(most);
});
