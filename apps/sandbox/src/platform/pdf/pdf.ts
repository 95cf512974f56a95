/** Common layout of all PDF documents. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { needsScriptFonts } from '@studio-portal/pdf-text/needsScriptFonts';
import { type ScriptLayout, type TextRun, writeText } from '@studio-portal/pdf-text/writeText';
import type { Brand } from '../mail/layout.ts';
import { senderName } from '../mail/letter.ts';
import type { Drawing } from './drawing.ts';

/** A labelled line of a document. */
export type Fact = { label: string; value: string };

export type DocumentPart = {
  heading: string | null;
  paragraphs: readonly string[];
  facts: readonly Fact[];
  /** Drawing below the facts, with its alternative text. */
  drawing?: Drawing & { alt: string };
};

/** Content of a document, in the reader's language. */
export type DocumentContent = {
  /** BCP 47, used by screen readers. */
  locale: string;
  title: string;
  parts: readonly DocumentPart[];
};

/** Converts millimetres to PDF units. */
const mm = (length: number): number => (length * 72) / 25.4;

const regular = import.meta.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf');
const bold = import.meta.resolve('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf');

let fonts: Promise<{ light: Buffer; heavy: Buffer }> | undefined;

/** Loads the fonts once; they cover all languages of the portal. Names may need others (`@studio-portal/pdf-text`). */
async function loadFonts(): Promise<{ light: Buffer; heavy: Buffer }> {
  const [light, heavy] = await Promise.all([
    readFile(fileURLToPath(regular)),
    readFile(fileURLToPath(bold)),
  ]);
  return { light, heavy };
}

async function loadScripts(doc: PDFKit.PDFDocument, text: string): Promise<ScriptLayout> {
  const [{ loadScriptFonts }, { readFontFile }] = await Promise.all([
    import('@studio-portal/pdf-text/loadScriptFonts'),
    import('@studio-portal/pdf-text/readFontFile'),
  ]);
  return loadScriptFonts(doc, text, readFontFile);
}

/**
 * Renders a document as a PDF (A4). Tagged, with language and title, so that screen readers read it in order; fonts are
 * embedded, so that all names can be displayed.
 * @param brand for name and colour; null for the product itself
 * @param at creation date of the file
 */
export async function renderPdf(
  brand: Brand | null,
  words: DocumentContent,
  at: Date,
): Promise<Buffer> {
  fonts ??= loadFonts();
  const { light, heavy } = await fonts;
  // Loaded on first use: few calls need it.
  const { default: PDFDocument } = await import('pdfkit');
  const { locale, title, parts } = words;
  const doc = new PDFDocument({
    size: 'A4',
    margin: mm(22),
    tagged: true,
    lang: locale,
    displayTitle: true,
    pdfVersion: '1.7',
    info: { Title: title, Author: senderName(brand), CreationDate: at },
    autoFirstPage: false,
    font: '',
  });
  const chunks: Buffer[] = [];
  const whole = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
  doc.registerFont('light', light);
  doc.registerFont('heavy', heavy);
  const allText = JSON.stringify([words, senderName(brand)]);
  const scripts = needsScriptFonts(allText) ? await loadScripts(doc, allText) : null;
  doc.addPage();
  // The bar is decoration and hidden from screen readers.
  doc.markContent('Artifact', { type: 'Layout' });
  doc.rect(0, 0, doc.page.width, mm(6)).fill(brand?.style.highlightColor ?? '#1A3294');
  doc.endMarkedContent();
  const root = doc.struct('Document');
  doc.addStructure(root);
  const writeRuns = (tag: 'H1' | 'H2' | 'P', runs: TextRun[], size: number, space: number) =>
    root.add(
      doc.struct(tag, {}, () => {
        doc.fontSize(size).fillColor('#14181F');
        const { left, right } = doc.page.margins;
        writeText(doc, scripts, runs, { width: doc.page.width - left - right });
        doc.moveDown(space);
      }),
    );
  const write = (tag: 'H1' | 'H2' | 'P', text: string, font: 'light' | 'heavy', size: number) =>
    writeRuns(tag, [{ text, font }], size, 0.5);
  const writeFact = ({ label, value }: Fact) => {
    const runs = [
      { text: `${label} `, font: 'heavy' },
      { text: value, font: 'light' },
    ];
    writeRuns('P', runs, 10.5, 0.3);
  };
  const draw = ({ width, height, strokes, alt }: NonNullable<DocumentPart['drawing']>) =>
    root.add(
      doc.struct('Figure', { alt }, () => {
        const scale = Math.min(mm(80) / width, mm(30) / height);
        if (doc.y + height * scale > doc.page.maxY()) doc.addPage();
        const { x, y } = doc;
        doc.save().translate(x, y).scale(scale).lineWidth(2.5).lineCap('round').lineJoin('round');
        for (const path of strokes) doc.path(path).stroke('#000000');
        doc.restore();
        doc.y = y + height * scale;
      }),
    );
  write('P', senderName(brand), 'heavy', 12);
  write('H1', title, 'heavy', 20);
  for (const { heading, paragraphs, facts, drawing } of parts) {
    if (heading !== null) write('H2', heading, 'heavy', 13);
    for (const paragraph of paragraphs) write('P', paragraph, 'light', 10.5);
    for (const fact of facts) writeFact(fact);
    if (drawing) draw(drawing);
  }
  root.end();
  doc.end();
  return whole;
}
