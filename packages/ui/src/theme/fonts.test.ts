import { readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  folder,
  expandUnicodeRange,
  makeSubset,
  type SubsetName,
  subsets,
} from '../../gen/subsets.ts';

const names: readonly SubsetName[] = ['inter', 'inter-rest'];
const css = readFileSync(new URL('./fonts.css', import.meta.url), 'utf8').replaceAll(/\s+/g, ' ');

// Creating a subset takes seconds on a busy machine.
test.each(names)('stores %s as the generator creates it', { timeout: 60_000 }, async (name) => {
  const made = Buffer.from(await makeSubset(name));
  const stored = readFileSync(new URL(`${name}.woff2`, folder));
  expect(made.equals(stored), 'run: npm run fonts -w packages/ui').toBe(true);
});

test.each(names)('loads %s only for its letters', (name) => {
  const face = css.match(/@font-face \{[^}]*\}/g)?.find((one) => one.includes(`/${name}.woff2`));
  expect(/unicode-range: ([^;]+);/.exec(face ?? '')?.[1]).toBe(subsets[name]);
});

test('assigns no letter to both files', () => {
  const base = new Set(expandUnicodeRange(subsets.inter));
  const rest = Array.from(expandUnicodeRange(subsets['inter-rest']));
  expect(rest.filter((letter) => base.has(letter))).toEqual([]);
});

test('loads less than 40 kB of fonts for any of our languages', () => {
  expect(statSync(new URL('inter.woff2', folder)).size).toBeLessThan(40_000);
});
