/** Lays out text of any script: PDFKit chooses no fonts, and knows neither right-to-left order nor the order of letters. */
import { bidi } from './bidi.ts';
import { joinRuns, type ScriptLayout, type TextRun } from './writeText.ts';

/** Registered font by character, for characters that Inter lacks. */
export type ScriptFonts = ReadonlyMap<string, string>;

/** Part of a line in one font and direction. */
type Piece = { text: string; font: string; start: number };

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** A line may break after spaces, and beside East Asian characters. */
const breakable =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]\s*|[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]+\s*|\s+/gu;

/** Shapes a run as a whole; by default, PDFKit shapes each word, and so orders words from left to right. */
const shaped = { features: [], lineBreak: false } satisfies PDFKit.Mixins.TextOptions;

/** Scripts that fontkit writes from right to left. */
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** Scripts whose glyphs have another order than their letters. */
const reordered = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}]/u;

/** Share of Inter's line height above the baseline. */
const ascent = 0.8;

export const createScriptLayout = (fonts: ScriptFonts): ScriptLayout => ({
  write(doc, runs, box) {
    const { x = doc.x, y = doc.y, width, align = 'left', height } = box;
    const font = runs.at(-1)?.font ?? 'light';
    const lineHeight = doc.font(font).currentLineHeight(true);
    let top = y;
    for (const line of layoutLines(doc, fonts, runs, width)) {
      if (height !== undefined && top + lineHeight > y + height) break;
      if (height === undefined && top + lineHeight > doc.page.maxY()) {
        doc.addPage();
        top = doc.page.margins.top;
      }
      const offset = align === 'right' ? width - measureWidth(doc, line.pieces) : 0;
      writeLine(doc, line, x + offset, top + lineHeight * ascent);
      top += lineHeight;
    }
    doc.font(font);
    doc.x = x;
    doc.y = top;
  },
  measureHeight(doc, run, width) {
    const lines = layoutLines(doc, fonts, [run], width).length;
    return lines * doc.font(run.font).currentLineHeight(true);
  },
});

/** A line in reading order, and its pieces in visual order. */
type Line = { text: string; pieces: Piece[] };

function layoutLines(
  doc: PDFKit.PDFDocument,
  fonts: ScriptFonts,
  runs: readonly TextRun[],
  width: number,
): Line[] {
  const text = joinRuns(runs);
  const levels = bidi.getEmbeddingLevels(text);
  const fontOf = chooseFonts(fonts, runs);
  const pieces = (start: number, end: number) =>
    splitPieces(text, start, end, (index) => `${fontOf[index]} ${levels.levels[index]}`).map(
      (piece) => ({ ...piece, font: fontOf[piece.start] ?? '' }),
    );
  const fits = (start: number, end: number) =>
    measureWidth(doc, pieces(start, start + text.slice(start, end).trimEnd().length)) <= width;
  return breakLines(text, fits).map(([start, end]) => {
    const visible = start + text.slice(start, end).trimEnd().length;
    const indices = bidi.getReorderedIndices(text, levels, start, visible - 1);
    // Restricts the indices to the line: the library returns those of the whole text.
    const order = indices.filter((index) => index >= start && index < visible);
    const place = new Map(order.map((index, position) => [index, position]));
    const drawn = pieces(start, visible).map((piece) => ({
      ...piece,
      text: (levels.levels[piece.start] ?? 0) % 2 === 1 ? toRightToLeft(piece.text) : piece.text,
    }));
    return {
      text: text.slice(start, visible),
      pieces: drawn.toSorted((a, b) => (place.get(a.start) ?? 0) - (place.get(b.start) ?? 0)),
    };
  });
}

/** Returns the font of each UTF-16 unit. A character and its marks have one font, and so have words and the spaces between them. */
function chooseFonts(fonts: ScriptFonts, runs: readonly TextRun[]): string[] {
  const chosen = runs.flatMap(({ text, font }) =>
    [...graphemes.segment(text)].flatMap(({ segment }) => {
      const known = Array.from(segment, (character) => fonts.get(character)).find(Boolean);
      return Array.from<string>({ length: segment.length }).fill(known ?? font);
    }),
  );
  const text = joinRuns(runs);
  return chosen.map((font, index) => {
    const before = chosen[index - 1];
    return text[index] === ' ' && before === chosen[index + 1] ? (before ?? font) : font;
  });
}

/** Splits a line where the key of its characters changes. */
function splitPieces(
  text: string,
  start: number,
  end: number,
  key: (index: number) => string,
): Omit<Piece, 'font'>[] {
  const pieces: Omit<Piece, 'font'>[] = [];
  for (let index = start; index < end; index++) {
    const last = pieces.at(-1);
    const unit = text.charAt(index);
    if (last && key(last.start) === key(index)) last.text += unit;
    else pieces.push({ text: unit, start: index });
  }
  return pieces;
}

/** Breaks a text at its line feeds, at spaces, and within words that are wider than a line. */
function breakLines(
  text: string,
  fits: (start: number, end: number) => boolean,
): [start: number, end: number][] {
  const lines: [number, number][] = [];
  let start = 0;
  const add = (end: number) => {
    if (end > start) lines.push([start, end]);
    start = end;
  };
  for (const { 0: part, index } of text.matchAll(breakable)) {
    const end = index + part.length;
    if (!fits(start, end)) {
      add(index);
      if (!fits(start, end))
        for (const grapheme of graphemes.segment(part))
          if (!fits(start, index + grapheme.index + grapheme.segment.length))
            add(index + grapheme.index);
    }
    if (part.includes('\n')) add(end);
  }
  add(text.length);
  return lines;
}

/** Removes what has no glyph: variation selectors choose colored emoji, which PDFs do not have. */
const drawable = (text: string): string => text.replaceAll('\u{FE0F}', '');

/** Mirrors brackets, and reverses what fontkit does not: spaces, punctuation and emoji between right-to-left words. */
function toRightToLeft(text: string): string {
  const mirrored = Array.from(
    text,
    (character) => bidi.getMirroredCharacter(character) ?? character,
  ).join('');
  if (rightToLeft.test(text)) return mirrored;
  return [...graphemes.segment(mirrored)]
    .map(({ segment }) => segment)
    .toReversed()
    .join('');
}

const measureWidth = (doc: PDFKit.PDFDocument, pieces: readonly Piece[]): number =>
  pieces.reduce((sum, piece) => sum + widthOf(doc, piece), 0);

const widthOf = (doc: PDFKit.PDFDocument, { font, text }: Piece): number =>
  doc.font(font).widthOfString(drawable(text), shaped);

/** Writes a line. Readers copy its glyphs or, if those have another order, its `ActualText`. */
function writeLine(doc: PDFKit.PDFDocument, line: Line, left: number, baseline: number): void {
  const hasActualText = reordered.test(line.text);
  if (hasActualText) doc.markContent('Span', { actual: line.text });
  let x = left;
  for (const piece of line.pieces) {
    const width = widthOf(doc, piece);
    doc.text(drawable(piece.text), x, baseline, { ...shaped, baseline: 'alphabetic' });
    x += width;
  }
  if (hasActualText) doc.endMarkedContent();
}
