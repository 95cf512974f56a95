/** Subsets of our fonts, cut out of the originals with HarfBuzz. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

/** Folder of the font files and their licences. */
export const folder = new URL('../src/theme/fonts/', import.meta.url);

/** Letters of Western Europe, and those that our other languages add. */
const latin =
  'U+0020-007E, U+00A0-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215';
const latinExt = 'U+0100-0130, U+0132-0151, U+0154-017F, U+0218-021B';

/** Inter has weights 400 to 700 (the theme uses no others) and the optical size for small text. */
const inter = {
  source: import.meta.resolve('inter-ui/variable/InterVariable.woff2'),
  axes: { wght: { min: 400, max: 700 }, opsz: 14 },
};

/** Heading fonts have the one weight that the theme calls bold. */
const archivo = { wght: 800, wdth: 85 };
const fraunces = { wght: 600, opsz: 48, SOFT: 100, WONK: 0 };

interface Subset {
  /** URL of a file of an npm package. */
  source: string;
  /** A number pins an axis, a range limits it. */
  axes: Record<string, number | { min: number; max: number }>;
  /** Letters, in the notation of `unicode-range` in src/theme/fonts.css. */
  letters: string;
}

/**
 * The font files. `inter` covers our eleven languages, so a page needs one file; `inter-rest` covers foreign names. A
 * browser loads a file only when one of its letters occurs in its font.
 */
export const subsets = {
  inter: {
    ...inter,
    letters:
      'U+0020-007E, U+00A0-017F, U+0218-021B, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122, U+2190-2193, U+2212, U+2215, U+2713',
  },
  'inter-rest': {
    ...inter,
    letters:
      'U+0180-0217, U+021C-02BA, U+02BD-02C5, U+02C7-02D9, U+02DB, U+02DD-02FF, U+0304, U+0308, U+0329, U+1D00-1DBF, U+1E00-1EFF, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF',
  },
  archivo: {
    source: import.meta
      .resolve('@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2'),
    axes: archivo,
    letters: latin,
  },
  'archivo-ext': {
    source: import.meta
      .resolve('@fontsource-variable/archivo/files/archivo-latin-ext-wdth-normal.woff2'),
    axes: archivo,
    letters: latinExt,
  },
  fraunces: {
    source: import.meta
      .resolve('@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2'),
    axes: fraunces,
    letters: latin,
  },
  'fraunces-ext': {
    source: import.meta
      .resolve('@fontsource-variable/fraunces/files/fraunces-latin-ext-full-normal.woff2'),
    axes: fraunces,
    letters: latinExt,
  },
} satisfies Record<string, Subset>;

export type SubsetName = keyof typeof subsets;

export const subsetNames: readonly SubsetName[] = [
  'inter',
  'inter-rest',
  'archivo',
  'archivo-ext',
  'fraunces',
  'fraunces-ext',
];

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
 * Creates a subset with only the OpenType features that text needs: kerning, accents, tabular figures, and
 * case-sensitive punctuation between figures and capitals.
 * @returns the font file; identical bytes on every run
 */
export function makeSubset(name: SubsetName): Promise<Uint8Array> {
  const { source, axes, letters } = subsets[name];
  return subsetFont(readFileSync(fileURLToPath(source)), expandUnicodeRange(letters), {
    targetFormat: 'woff2',
    variationAxes: axes,
    keepFeatures: ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum', 'calt', 'case'],
  });
}
