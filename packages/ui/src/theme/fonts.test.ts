import { readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { folder, lettersOf, makeSubset, type SubsetName, subsets } from '../../gen/subsets.ts';

const names: readonly SubsetName[] = ['inter', 'inter-rest'];
const css = readFileSync(new URL('./fonts.css', import.meta.url), 'utf8').replaceAll(/\s+/g, ' ');

// Making a subset takes seconds on a busy machine.
test.each(names)(
  '%s is what the whole font and its letters give',
  { timeout: 60_000 },
  async (name) => {
    const made = Buffer.from(await makeSubset(name));
    const stored = readFileSync(new URL(`${name}.woff2`, folder));
    expect(made.equals(stored), 'run: npm run fonts -w packages/ui').toBe(true);
  },
);

test.each(names)('%s is asked for by its letters alone', (name) => {
  const face = css.match(/@font-face \{[^}]*\}/g)?.find((one) => one.includes(`/${name}.woff2`));
  expect(/unicode-range: ([^;]+);/.exec(face ?? '')?.[1]).toBe(subsets[name]);
});

test('no letter is in both files', () => {
  const base = new Set(lettersOf(subsets.inter));
  const rest = Array.from(lettersOf(subsets['inter-rest']));
  expect(rest.filter((letter) => base.has(letter))).toEqual([]);
});

test('a page in any of our languages loads less than 40 kB of font', () => {
  expect(statSync(new URL('inter.woff2', folder)).size).toBeLessThan(40_000);
});
