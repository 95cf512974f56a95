/** Fonts for the scripts that Inter lacks. Import this module only when needed: its tables have 300 kB. */
import emoji from '@fontsource/noto-emoji/unicode.json' with { type: 'json' };
import arabic from '@fontsource/noto-sans-arabic/unicode.json' with { type: 'json' };
import devanagari from '@fontsource/noto-sans-devanagari/unicode.json' with { type: 'json' };
import hebrew from '@fontsource/noto-sans-hebrew/unicode.json' with { type: 'json' };
import japanese from '@fontsource/noto-sans-jp/unicode.json' with { type: 'json' };
import korean from '@fontsource/noto-sans-kr/unicode.json' with { type: 'json' };
import chinese from '@fontsource/noto-sans-sc/unicode.json' with { type: 'json' };
import { needsScriptFonts } from './needsScriptFonts.ts';
import { createScriptLayout } from './scriptLayout.ts';
import type { ScriptLayout } from './writeText.ts';

/** Families by name, with the characters of each slice as CSS ranges: `U+0600-06FF,U+200C`. */
const families = {
  'noto-sans-arabic': { arabic: arabic.arabic },
  'noto-sans-hebrew': { hebrew: hebrew.hebrew },
  'noto-sans-devanagari': { devanagari: devanagari.devanagari },
  'noto-sans-kr': korean,
  'noto-sans-sc': chinese,
  'noto-sans-jp': japanese,
  'noto-emoji': emoji,
} as const;

type Family = keyof typeof families;

/** Order of preference; Chinese and Japanese write the same characters differently. */
const withoutKana: readonly Family[] = [
  'noto-sans-arabic',
  'noto-sans-hebrew',
  'noto-sans-devanagari',
  'noto-emoji',
  'noto-sans-kr',
  'noto-sans-sc',
  'noto-sans-jp',
];
const withKana: readonly Family[] = ['noto-sans-jp', ...withoutKana.slice(0, -1)];

const hasKana = (text: string): boolean => /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text);

type Slice = { family: Family; file: string };

function findSlice(codePoint: number, order: readonly Family[]): Slice | null {
  for (const family of order)
    for (const [name, ranges] of Object.entries<string>(families[family]))
      if (isInRanges(codePoint, ranges))
        return { family, file: `${family}-${name.replaceAll(/[[\]]/g, '')}-400-normal.woff` };
  return null;
}

function isInRanges(codePoint: number, ranges: string): boolean {
  return ranges.split(',').some((range) => {
    const [first = '', last = first] = range.replace('U+', '').split('-');
    return codePoint >= Number.parseInt(first, 16) && codePoint <= Number.parseInt(last, 16);
  });
}

/**
 * Loads the slices for the characters of a document, and registers them.
 * @returns what writes text with them
 * @param text all texts of the document
 * @param load loads the file of a slice
 * @throws what `load` throws
 */
export async function loadScriptFonts(
  doc: PDFKit.PDFDocument,
  text: string,
  load: (family: string, file: string) => Promise<ArrayBuffer | Uint8Array>,
): Promise<ScriptLayout> {
  const order = hasKana(text) ? withKana : withoutKana;
  const fonts = new Map<string, string>();
  const files = new Map<string, Slice>();
  for (const character of new Set(text)) {
    const slice = needsScriptFonts(character)
      ? findSlice(character.codePointAt(0) ?? 0, order)
      : null;
    if (!slice) continue;
    fonts.set(character, slice.file);
    files.set(slice.file, slice);
  }
  await Promise.all(
    [...files.values()].map(async ({ family, file }) => {
      const data = await load(family, file);
      doc.registerFont(file, new Uint8Array(data));
    }),
  );
  return createScriptLayout(fonts);
}
