import { needsScriptFonts } from './needsScriptFonts.ts';

/** Text in one of the registered fonts that cover Latin letters. */
export type TextRun = { text: string; font: string };

/** Place of a text, in points; it begins at the current position by default. */
export type TextBox = {
  x?: number;
  y?: number;
  width: number;
  align?: 'left' | 'right';
  /** Lines below it are left out. */
  height?: number;
};

/** Writes text that Inter does not cover; comes with the fonts (`loadScriptFonts.ts`). */
export type ScriptLayout = {
  write: (doc: PDFKit.PDFDocument, runs: readonly TextRun[], box: TextBox) => void;
  measureHeight: (doc: PDFKit.PDFDocument, run: TextRun, width: number) => number;
};

export const joinRuns = (runs: readonly TextRun[]): string => runs.map(({ text }) => text).join('');

/**
 * Writes a text with the document's size and color, and moves below it.
 * @param scripts null if the document needs no other fonts
 */
export function writeText(
  doc: PDFKit.PDFDocument,
  scripts: ScriptLayout | null,
  runs: readonly TextRun[],
  box: TextBox,
): void {
  if (scripts !== null && needsScriptFonts(joinRuns(runs))) {
    scripts.write(doc, runs, box);
    return;
  }
  const { x = doc.x, y = doc.y, width, align = 'left', height } = box;
  doc.x = x;
  doc.y = y;
  for (const [index, run] of runs.entries())
    doc.font(run.font).text(run.text, {
      width,
      align,
      ...(height === undefined ? {} : { height, ellipsis: true }),
      continued: index < runs.length - 1,
    });
}

/** Returns the height that a text takes, with the document's size. */
export function heightOfText(
  doc: PDFKit.PDFDocument,
  scripts: ScriptLayout | null,
  run: TextRun,
  width: number,
): number {
  return scripts !== null && needsScriptFonts(run.text)
    ? scripts.measureHeight(doc, run, width)
    : doc.font(run.font).heightOfString(run.text, { width });
}
