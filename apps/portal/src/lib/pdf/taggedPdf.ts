import { needsScriptFonts } from '@studio-portal/pdf-text/needsScriptFonts';
import type { ScriptLayout } from '@studio-portal/pdf-text/writeText';
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
  /** Everything that the document says, to find the fonts that it needs. */
  content: unknown;
}

export type Pdf = InstanceType<typeof PDFDocument>;

/**
 * Creates a tagged PDF that screen readers can read, with language, title and embedded fonts
 * (`light`, `heavy`, and others for the scripts of its names).
 * @param write draws the pages, of which the first exists; add content to the given structure in
 * reading order, and texts with `writeText`
 * @throws if the fonts fail to load
 */
export async function taggedPdf(
  { locale, title, size, layout = 'portrait', content }: PdfOptions,
  write: (doc: Pdf, root: PDFKit.PDFStructureElement, scripts: ScriptLayout | null) => void,
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
  const texts = JSON.stringify(content);
  const scripts = needsScriptFonts(texts)
    ? await (await import('./scriptFonts.ts')).loadFontsForScripts(doc, texts)
    : null;
  doc.addPage();
  const root = doc.struct('Document');
  doc.addStructure(root);
  write(doc, root, scripts);
  root.end();
  doc.end();
  return whole;
}
