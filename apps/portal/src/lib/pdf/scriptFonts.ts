import { loadScriptFonts } from '@studio-portal/pdf-text/loadScriptFonts';
import type { ScriptLayout } from '@studio-portal/pdf-text/writeText';
import { loadFont } from './loadPdfFonts.ts';

/** Addresses of all slices, by path. Not inlined: the content security policy forbids data URLs. */
const urls = import.meta.glob<string>(
  [
    '../../../../../node_modules/@fontsource/noto-sans-{sc,jp,kr}/files/*-[0-9]*-400-normal.woff',
    '../../../../../node_modules/@fontsource/noto-sans-arabic/files/*-arabic-400-normal.woff',
    '../../../../../node_modules/@fontsource/noto-sans-hebrew/files/*-hebrew-400-normal.woff',
    '../../../../../node_modules/@fontsource/noto-sans-devanagari/files/*-devanagari-400-normal.woff',
    '../../../../../node_modules/@fontsource/noto-emoji/files/*-[0-9]*-400-normal.woff',
  ],
  { query: '?url&no-inline', import: 'default', eager: true },
);

const slices = new Map(Object.entries(urls).map(([path, url]) => [path.split('/').at(-1), url]));

/**
 * Loads the fonts for the characters of a document that Inter lacks. Import this module only if
 * there are any.
 * @throws without a connection
 */
export const loadFontsForScripts = (doc: PDFKit.PDFDocument, text: string): Promise<ScriptLayout> =>
  loadScriptFonts(doc, text, async (_family, file) => {
    const url = slices.get(file);
    if (url === undefined) throw new Error(`The build lacks the font ${file}.`);
    return loadFont(url);
  });
