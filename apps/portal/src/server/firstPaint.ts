/**
 * Entry point for servers that serve the portal, so that the first paint shows the page in the
 * brand's colors, and previews and search engines see its content. Built to
 * dist/server/firstPaint.js with its chunks, without dependencies.
 */
export { brandCss } from '@studio-portal/ui/brandCss';
export { paletteCorrections } from '@studio-portal/ui/paletteCorrections';
export { headHtml } from './headHtml.ts';
export { pageAt } from './pageAt.ts';
export { renderPage } from './renderPage.tsx';
export { provideSettings } from '../lib/browser/setting.ts';
export { startLocale } from './serverTexts.ts';
export { troubleHtml } from './troubleHtml.ts';
