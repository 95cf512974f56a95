/** The files of our font: which letters are in which, cut out of the whole Inter by HarfBuzz. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

/** Where the files lie, with the licence that goes with them. */
export const folder = new URL('../src/theme/fonts/', import.meta.url);

/**
 * Letters of each file, as `unicode-range` in src/theme/fonts.css writes them. `inter` has all that our eleven languages write,
 * so a page needs one file; `inter-rest` is for names from elsewhere, and loads where one of its letters stands.
 */
export const subsets = {
  inter:
    'U+0020-007E, U+00A0-017F, U+0218-021B, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122, U+2190-2193, U+2212, U+2215, U+2713',
  'inter-rest':
    'U+0180-0217, U+021C-02BA, U+02BD-02C5, U+02C7-02D9, U+02DB, U+02DD-02FF, U+0304, U+0308, U+0329, U+1D00-1DBF, U+1E00-1EFF, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF',
} as const;

export type SubsetName = keyof typeof subsets;

/** All characters of a `unicode-range`. */
export function lettersOf(range: string): string {
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
 * Weights from 400 to 700 (the theme has no others), the design for small sizes, and of the font's many features those that text
 * needs: kerning, accents, figures of one width, and marks between figures and capitals at their height.
 * @returns the file; the same bytes each time
 */
export function makeSubset(name: SubsetName): Promise<Uint8Array> {
  const whole = fileURLToPath(import.meta.resolve('inter-ui/variable/InterVariable.woff2'));
  return subsetFont(readFileSync(whole), lettersOf(subsets[name]), {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 700 }, opsz: 14 },
    keepFeatures: ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum', 'calt', 'case'],
  });
}
