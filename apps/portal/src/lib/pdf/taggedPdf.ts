import PDFDocument from 'pdfkit';
import { loadPdfFonts } from './loadPdfFonts.ts';

/** Millimetres in the units of a PDF. */
export const mm = (length: number): number => (length * 72) / 25.4;

interface PdfOptions {
  /** BCP 47, for whoever reads it out. */
  locale: string;
  /** What the window of a reader shows. */
  title: string;
  size: 'A4' | 'A5';
  layout?: 'landscape' | 'portrait';
}

export type Pdf = InstanceType<typeof PDFDocument>;

/**
 * A PDF that screen readers can read: tagged, with its language and title; its letters come along (`light`, `heavy`), so that every name
 * can be written.
 * @param write writes its pages; the first one is there. What is read goes into the structure that it gets, in order
 * @throws when the letters cannot be loaded
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
