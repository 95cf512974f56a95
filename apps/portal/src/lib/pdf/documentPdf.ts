import { heightOfText, writeText } from '@studio-portal/pdf-text/writeText';
import { mm, taggedPdf } from './taggedPdf.ts';

/** Content of a document, with texts in the user's language. */
export interface DocumentFile {
  /** BCP 47, for screen readers. */
  locale: string;
  /** Name of the brand, and its color (`#RRGGBB`) for the bar at the top. */
  brand: string;
  color: string;
  title: string;
  subtitle: string;
  facts: readonly (readonly [label: string, value: string])[];
  /**
   * Price lines with calculation and amount; `sum` marks the total. Omit it for a document without
   * a price.
   */
  price?: {
    title: string;
    lines: readonly { name: string; how: string; total: string; sum?: true }[];
  };
  notes: readonly string[];
}

/** Colors of text, secondary text and the line above a sum. */
const ink = '#1b1b1f';
const secondaryInk = '#5a5a66';
const line = '#b9b9c3';

/**
 * Creates a document such as a contract or a receipt as a PDF (A4), with the same content as the
 * page and the price as a table.
 * @throws if the fonts fail to load
 */
export function documentPdf(file: DocumentFile): Promise<Blob> {
  const { locale, brand, color, title, subtitle, facts, price, notes } = file;
  const options = { locale, title: `${title}, ${subtitle}`, size: 'A4', content: file } as const;
  return taggedPdf(options, (doc, root, scripts) => {
    const width = doc.page.width - mm(36);
    const left = mm(18);
    const write = (tag: 'H1' | 'H2' | 'P', text: string, size: number, heavy = false) =>
      root.add(
        doc.struct(tag, {}, () => {
          doc.fontSize(size).fillColor(ink);
          const font = heavy ? 'heavy' : 'light';
          writeText(doc, scripts, [{ text, font }], { x: left, width });
          doc.moveDown(0.5);
        }),
      );
    // Marked as an artifact, so that screen readers skip it.
    const bar = (x: number, y: number, wide: number, high: number, fill: string) => {
      doc.markContent('Artifact', { type: 'Layout' });
      doc.rect(x, y, wide, high).fill(fill);
      doc.endMarkedContent();
    };
    /** Draws a row of cells with relative widths, as high as its highest cell. */
    const row = (
      cells: readonly {
        tag: 'TD' | 'TH';
        text: string;
        share: number;
        right?: boolean;
        heavy?: boolean;
      }[],
    ) => {
      const widths = cells.map(({ share }) => width * share);
      const height = Math.max(
        ...cells.map(({ text, heavy }, index) =>
          heightOfText(
            doc.fontSize(10),
            scripts,
            { text, font: heavy ? 'heavy' : 'light' },
            (widths[index] ?? width) - mm(3),
          ),
        ),
      );
      if (doc.y + height > doc.page.height - mm(18)) doc.addPage();
      const top = doc.y;
      let x = left;
      const structure = cells.map(({ tag, text, right, heavy }, index) => {
        const at = x;
        const wide = widths[index] ?? width;
        x += wide;
        return doc.struct(tag, {}, () => {
          doc.fontSize(10).fillColor(tag === 'TH' && !heavy ? secondaryInk : ink);
          writeText(doc, scripts, [{ text, font: heavy ? 'heavy' : 'light' }], {
            x: at,
            y: top,
            width: wide - mm(3),
            align: right ? 'right' : 'left',
          });
        });
      });
      const made = doc.struct('TR', {}, structure);
      return { made, next: top + height + mm(2) };
    };
    const table = (rows: readonly { cells: Parameters<typeof row>[0]; ruled?: boolean }[]) => {
      const whole = doc.struct('Table');
      root.add(whole);
      for (const { cells, ruled = false } of rows) {
        if (ruled) {
          bar(left, doc.y, width - mm(3), 0.75, line);
          doc.y += mm(2);
        }
        const { made, next } = row(cells);
        whole.add(made);
        doc.y = next;
      }
      whole.end();
      doc.x = left;
      doc.moveDown(1);
    };
    bar(0, 0, doc.page.width, mm(6), color);
    write('P', brand, 12, true);
    doc.moveDown(1);
    write('H1', title, 22, true);
    write('P', subtitle, 11);
    doc.moveDown(1);
    table(
      facts.map(([label, value]) => ({
        cells: [
          { tag: 'TH', text: label, share: 0.38 },
          { tag: 'TD', text: value, share: 0.62 },
        ],
      })),
    );
    if (price) {
      write('H2', price.title, 13, true);
      table(
        price.lines.map(({ name, how, total, sum: heavy = false }) => ({
          ruled: heavy,
          cells: [
            { tag: 'TH', text: name, share: 0.44, heavy },
            { tag: 'TD', text: how, share: 0.34, right: true },
            { tag: 'TD', text: total, share: 0.22, right: true, heavy },
          ],
        })),
      );
    }
    for (const note of notes) write('P', note, 10);
  });
}
