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
    for (const [index, [, hex = '']] of [...list.matchAll(/<(\w+)>/g)].entries())
      letters.set(Number.parseInt(from, 16) + index, decodeUnicode(hex));
  return letters;
}

/** Returns the text of a PDF, each font's glyphs read by its own table, in the order of the document's fonts. */
export function extractText(file: Buffer): string {
  const streams = inflateStreams(file);
  const fonts = streams.filter((one) => one.includes('beginbfrange')).map(mapGlyphs);
  const pages = streams.filter((one) => one.includes(' Tf'));
  const names = [
    ...new Set(pages.flatMap((page) => [...page.matchAll(/\/(F\d+) /g)].map(([, name]) => name))),
  ];
  const read = (order: Map<number, string>[]) =>
    pages
      .flatMap(
        (page) =>
          [...page.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)].reduce<{
            font: number;
            out: string;
          }>(
            ({ font, out }, [, name, glyphs]) => {
              if (name !== undefined) return { font: names.indexOf(name), out };
              const hex = [...(glyphs ?? '').matchAll(/<(\w+)>/g)]
                .map(([, some = '']) => some)
                .join('');
              const letters = (hex.match(/.{4}/g) ?? []).map(
                (four) => order[font]?.get(Number.parseInt(four, 16)) ?? '?',
              );
              return { font, out: `${out}${letters.join('')}\n` };
            },
            { font: 0, out: '' },
          ).out,
      )
      .join('\n');
  // The streams do not name the table of a font, so tries both orders and keeps the one with fewer unknown glyphs.
  const readings = [read(fonts), read(fonts.toReversed())];
  return readings.toSorted((a, b) => a.split('?').length - b.split('?').length)[0] ?? '';
}

/** Counts the pen strokes in a PDF, its only stroked lines. */
export const countStrokes = (file: Buffer): number =>
  inflateStreams(file).join('\n').match(/^S$/gm)?.length ?? 0;
