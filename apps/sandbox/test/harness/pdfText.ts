/** What stands in the files that the sandbox makes, as somebody reads it who copies it out. */
import { inflateSync } from 'node:zlib';

/** The streams of a PDF, unpacked. */
function streamsOf(file: Buffer): string[] {
  const text = file.toString('latin1');
  return [...text.matchAll(/stream\n([\s\S]*?)\nendstream/g)].flatMap(([, packed = '']) => {
    try {
      return [inflateSync(Buffer.from(packed, 'latin1')).toString('latin1')];
    } catch {
      return [];
    }
  });
}

const unicode = (hex: string): string =>
  String.fromCodePoint(...(hex.match(/.{4}/g) ?? []).map((four) => Number.parseInt(four, 16)));

/** The letters of the glyphs of a font, by the table that comes along for whoever copies or reads out. */
function lettersIn(table: string): Map<number, string> {
  const letters = new Map<number, string>();
  for (const [, from = '', list = ''] of table.matchAll(/<(\w{4})> <\w{4}> \[([^\]]*)\]/g))
    for (const [index, [, hex = '']] of [...list.matchAll(/<(\w+)>/g)].entries())
      letters.set(Number.parseInt(from, 16) + index, unicode(hex));
  return letters;
}

/** What can be read in a file; each font's glyphs by the table of its own, in the order of the document's fonts. */
export function textOf(file: Buffer): string {
  const streams = streamsOf(file);
  const fonts = streams.filter((one) => one.includes('beginbfrange')).map(lettersIn);
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
  // Which table belongs to which font is not said in the streams: the one that knows more letters of it.
  const readings = [read(fonts), read(fonts.toReversed())];
  return readings.toSorted((a, b) => a.split('?').length - b.split('?').length)[0] ?? '';
}
