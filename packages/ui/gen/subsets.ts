/** Subsets of our font, cut out of Inter with HarfBuzz. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

/** Folder of the font files and their licence. */
export const folder = new URL('../src/theme/fonts/', import.meta.url);

/**
 * Letters of each file, in the notation of `unicode-range` in src/theme/fonts.css. `inter` covers our eleven
 * languages, so a page needs one file; `inter-rest` covers foreign names and loads only when one of its letters
 * occurs.
 */
export const subsets = {
  inter:
    'U+0020-007E, U+00A0-017F, U+0218-021B, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122, U+2190-2193, U+2212, U+2215, U+2713',
  'inter-rest':
    'U+0180-0217, U+021C-02BA, U+02BD-02C5, U+02C7-02D9, U+02DB, U+02DD-02FF, U+0304, U+0308, U+0329, U+1D00-1DBF, U+1E00-1EFF, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF',
} as const;

export type SubsetName = keyof typeof subsets;

/** Returns all characters of a `unicode-range`. */
export function expandUnicodeRange(range: string): string {
  return range
    .split(', ')
    .flatMap((part) => {
      const [first = NaN, last = first] = part
        .slice(2)
        .split('-')
        .map((code) => Number.parseInt(code, 16));
      return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at));
    })
    .join('');
}

/**
 * Creates a subset: weights 400 to 700 (the theme uses no others), the optical size for small text, and only the
 * OpenType features that text needs: kerning, accents, tabular figures, and case-sensitive punctuation between
 * figures and capitals.
 * @returns the font file; identical bytes on every run
 */
export function makeSubset(name: SubsetName): Promise<Uint8Array> {
  const whole = fileURLToPath(import.meta.resolve('inter-ui/variable/InterVariable.woff2'));
  return subsetFont(readFileSync(whole), expandUnicodeRange(subsets[name]), {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 700 }, opsz: 14 },
    keepFeatures: ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum', 'calt', 'case'],
  });
}
