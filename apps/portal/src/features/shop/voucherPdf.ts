import { taggedPdf } from '../../lib/pdf/taggedPdf.ts';

interface VoucherFile {
  /** BCP 47, for whoever reads it out. */
  locale: string;
  /** Of the brand, `#RRGGBB`: the ground, and what can be read on it. */
  color: string;
  textColor: string;
  title: string;
  amount: string;
  forWhom: string | undefined;
  message: string | null;
  code: string;
  facts: readonly string[];
}

/**
 * A voucher as a PDF of one page (A5, as a card).
 * @throws when the letters cannot be loaded
 */
export function voucherPdf(voucher: VoucherFile): Promise<Blob> {
  const { locale, color, textColor, title, amount, forWhom, message, code, facts } = voucher;
  return taggedPdf(
    { locale, title: `${title}, ${amount}`, size: 'A5', layout: 'landscape' },
    (doc, root) => {
      // The ground is decoration: nobody needs to hear of it.
      doc.markContent('Artifact', { type: 'Layout' });
      doc.rect(0, 0, doc.page.width, doc.page.height).fill(color);
      doc.endMarkedContent();
      const write = (tag: 'H1' | 'P', text: string, font: 'light' | 'heavy', size: number) =>
        root.add(
          doc.struct(tag, {}, () => {
            doc.font(font).fontSize(size).fillColor(textColor).text(text).moveDown(0.5);
          }),
        );
      write('H1', title, 'heavy', 18);
      write('P', amount, 'heavy', 40);
      if (forWhom !== undefined) write('P', forWhom, 'heavy', 14);
      if (message !== null) write('P', message, 'light', 12);
      write('P', code, 'heavy', 22);
      for (const fact of facts) write('P', fact, 'light', 10);
    },
  );
}
