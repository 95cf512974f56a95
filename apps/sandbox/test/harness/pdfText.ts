/** Text of generated PDF files, as copying it would return. */
import { inflateSync } from 'node:zlib';

/** Returns the inflated streams of a PDF. */
function inflateStreams(file: Buffer): string[] {
  const text = file.toString('latin1');
  return [...text.matchAll(/stream\n([\s\S]*?)\nendstream/g)].flatMap(([, packed = '']) => {
    try {
      return [inflateSync(Buffer.from(packed, 'latin1')).toString('latin1')];
    } catch {
      return [];
    }
  });
}

const decodeUnicode = (hex: string): string =>
  String.fromCodePoint(...(hex.match(/.{4}/g) ?? []).map((four) => Number.parseInt(four, 16)));

/** Maps the glyphs of a font to letters, by the font's ToUnicode table. */
function mapGlyphs(table: string): Map<number, string> {
  const letters = new Map<number, string>();
  for (const [, from = '', list = ''] of table.matchAll(/<(\w{4})> <\w{4}> \[([^\]]*)\]/g))
    for (const [index, [, hex = '']] of [...list.matchAll(/<([\w ]+)>/g)].entries())
      letters.set(Number.parseInt(from, 16) + index, decodeUnicode(hex.replaceAll(' ', '')));
  return letters;
}

/** Returns the tables of the fonts of a PDF by the names that pages use. */
function loadFonts(file: Buffer): Map<string, Map<number, string>> {
  const raw = file.toString('latin1');
  const findObject = (id: string) => raw.split(`\n${id} 0 obj\n`)[1]?.split('\nendobj')[0] ?? '';
  return new Map(
    [...raw.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id = '']) => {
      const [, table = ''] = /\/ToUnicode (\d+) 0 R/.exec(findObject(id)) ?? [];
      const [text = ''] = inflateStreams(Buffer.from(`${findObject(table)}\n`, 'latin1'));
      return [name, mapGlyphs(text)];
    }),
  );
}

/** Decodes a text string: escaped, and UTF-16 after a byte order mark. */
function decodeString(escaped: string): string {
  const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };
  const bytes = escaped.replaceAll(/\\([\s\S])/g, (_, one: string) => escapes[one] ?? one);
  return bytes.startsWith('\u{FE}\u{FF}')
    ? Buffer.from(bytes.slice(2), 'latin1').swap16().toString('utf16le')
    : bytes;
}

const operators =
  /\/(?<font>F\d+) [\d.]+ Tf|\[(?<glyphs>[^\]]*)\] TJ|\/ActualText \((?<actual>(?:\\[\s\S]|[^\\)])*)\)|(?<end>EMC)/g;

/** Returns the text of a PDF: the letters of its glyphs, or the text that replaces them when it is copied. */
export function extractText(file: Buffer): string {
  const fonts = loadFonts(file);
  const pages = inflateStreams(file).filter((one) => one.includes(' Tf'));
  const lines: string[] = [];
  let font = new Map<number, string>();
  let isReplaced = false;
  for (const { groups = {} } of pages.flatMap((page) => [...page.matchAll(operators)])) {
    const { font: name, glyphs, actual, end } = groups;
    if (name !== undefined) font = fonts.get(name) ?? new Map();
    if (end !== undefined) isReplaced = false;
    if (actual !== undefined) {
      isReplaced = true;
      lines.push(decodeString(actual));
    }
    if (glyphs === undefined || isReplaced) continue;
    const hex = [...glyphs.matchAll(/<(\w+)>/g)].map(([, some = '']) => some).join('');
    const letters = (hex.match(/.{4}/g) ?? []).map((four) => Number.parseInt(four, 16));
    lines.push(letters.map((glyph) => font.get(glyph) ?? '?').join(''));
  }
  return lines.join('\n');
}

/** Counts the pen strokes in a PDF, its only stroked lines. */
export const countStrokes = (file: Buffer): number =>
  inflateStreams(file).join('\n').match(/^S$/gm)?.length ?? 0;
