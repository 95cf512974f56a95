import { heightOfText, type ScriptLayout, writeText } from '@studio-portal/pdf-text/writeText';
import { mm, type Pdf, taggedPdf } from '../../../lib/pdf/taggedPdf.ts';

interface VoucherFile {
  /** BCP 47, for screen readers. */
  locale: string;
  /** Brand that issues the voucher. */
  brand: string;
  /** Brand color as `#RRGGBB`, used as background, and a readable text color on it. */
  color: string;
  textColor: string;
  title: string;
  amount: string;
  recipientText: string | undefined;
  message: string | null;
  code: string;
  facts: readonly string[];
}

const margin = mm(16);

/** Distance of the code from the bottom edge; the facts follow below it. */
const footerHeight = mm(52);

/** Padding around the code. */
const plate = { x: mm(5), y: mm(3.5) };

/** Returns the first font size that fits a text into the height, or the smallest if none does. */
function fitFontSize(
  doc: Pdf,
  scripts: ScriptLayout | null,
  text: string,
  { width, height }: { width: number; height: number },
): number {
  const fits = (size: number) =>
    heightOfText(doc.fontSize(size), scripts, { text, font: 'light' }, width) <= height;
  return [13, 11, 9, 7].find(fits) ?? 6;
}

/**
 * Creates a voucher as a PDF of one page (A5, like a card): brand, amount, recipient, and the code
 * on a plate at the bottom. Texts of any length stay on the page.
 * @throws if the fonts cannot be loaded
 */
export function voucherPdf(voucher: VoucherFile): Promise<Blob> {
  const { locale, brand, color, textColor, title, amount, recipientText, message, code, facts } =
    voucher;
  return taggedPdf(
    { locale, title: `${title}, ${amount}`, size: 'A5', layout: 'landscape', content: voucher },
    (doc, root, scripts) => {
      const { width: pageWidth, height: pageHeight } = doc.page;
      const width = pageWidth - 2 * margin;
      const end = pageHeight - footerHeight - mm(4);
      // Background, circles and plate are decorative, so screen readers skip them.
      const decorate = (draw: () => void) => {
        doc.markContent('Artifact', { type: 'Layout' });
        draw();
        doc.endMarkedContent();
      };
      decorate(() => {
        doc.rect(0, 0, pageWidth, pageHeight).fill(color);
        doc.fillOpacity(0.08).fillColor(textColor);
        doc.circle(pageWidth - mm(20), mm(30), mm(48)).fill();
        doc.circle(pageWidth - mm(52), pageHeight - mm(6), mm(34)).fill();
        doc.fillOpacity(1);
      });
      let y = margin;
      const write = (
        tag: 'H1' | 'P',
        text: string,
        { heavy = false, size, space = 0 }: { heavy?: boolean; size: number; space?: number },
      ) =>
        root.add(
          doc.struct(tag, {}, () => {
            doc.fontSize(size).fillColor(textColor);
            writeText(doc, scripts, [{ text, font: heavy ? 'heavy' : 'light' }], {
              x: margin,
              y,
              width,
              height: Math.max(end - y, size),
            });
            y = doc.y + mm(space);
          }),
        );
      write('P', brand, { heavy: true, size: 13, space: 7 });
      write('H1', title, { size: 15, space: 1 });
      write('P', amount, { heavy: true, size: 40, space: 2 });
      if (recipientText !== undefined)
        write('P', recipientText, { heavy: true, size: 14, space: 1 });
      if (message !== null) {
        const height = end - y - mm(1);
        write('P', message, { size: fitFontSize(doc, scripts, message, { width, height }) });
      }

      const top = pageHeight - footerHeight;
      doc.font('heavy').fontSize(20);
      const plateHeight = doc.heightOfString(code) + 2 * plate.y;
      const plateWidth = doc.widthOfString(code, { characterSpacing: 1 }) + 2 * plate.x;
      decorate(() => doc.roundedRect(margin, top, plateWidth, plateHeight, mm(2)).fill('#ffffff'));
      root.add(
        doc.struct('P', {}, () => {
          doc
            .font('heavy')
            .fontSize(20)
            .fillColor('#1b1b1f')
            .text(code, margin + plate.x, top + plate.y, { characterSpacing: 1, lineBreak: false });
        }),
      );
      y = top + plateHeight + mm(4);
      for (const fact of facts)
        root.add(
          doc.struct('P', {}, () => {
            doc.fontSize(10).fillColor(textColor);
            writeText(doc, scripts, [{ text: fact, font: 'light' }], { x: margin, y, width });
            y = doc.y + mm(1);
          }),
        );
    },
  );
}
