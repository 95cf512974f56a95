import PDFDocument from 'pdfkit';
import { loadPdfFonts } from './loadPdfFonts.ts';

/** Converts millimeters to PDF points. */
export const mm = (length: number): number => (length * 72) / 25.4;

interface PdfOptions {
  /** BCP 47, for screen readers. */
  locale: string;
  /** Title of the viewer's window. */
  title: string;
  size: 'A4' | 'A5';
  layout?: 'landscape' | 'portrait';
}

export type Pdf = InstanceType<typeof PDFDocument>;

/**
 * Creates a tagged PDF that screen readers can read, with language, title and embedded fonts
 * (`light`, `heavy`) that cover every name.
 * @param write draws the pages, of which the first exists; add content to the given structure in
 * reading order
 * @throws if the fonts fail to load
 */
export async function taggedPdf(
  { locale, title, size, layout = 'portrait' }: PdfOptions,
  write: (doc: Pdf, root: PDFKit.PDFStructureElement) => void,
): Promise<Blob> {
  const { light, heavy } = await loadPdfFonts();
  const doc = new PDFDocument({
    size,
    layout,
    margin: mm(18),
    tagged: true,
    lang: locale,
    displayTitle: true,
    pdfVersion: '1.7',
    info: { Title: title },
    autoFirstPage: false,
    font: '',
  });
  const chunks: BlobPart[] = [];
  const whole = new Promise<Blob>((resolve, reject) => {
    doc.on('data', (chunk: BlobPart) => chunks.push(chunk));
    doc.on('end', () => resolve(new Blob(chunks, { type: 'application/pdf' })));
    doc.on('error', reject);
  });
  doc.registerFont('light', light);
  doc.registerFont('heavy', heavy);
  doc.addPage();
  const root = doc.struct('Document');
  doc.addStructure(root);
  write(doc, root);
  root.end();
  doc.end();
  return whole;
}
