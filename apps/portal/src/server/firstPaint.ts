/**
 * What a server that hands out the portal runs, so that the first paint is the page itself in the brand's colours, and previews and
 * searches read what the page shows. Built to dist/server/firstPaint.js and files beside it, without dependencies.
 */
export { brandCss } from '@studio-portal/ui/brandCss';
export { headHtml } from './headHtml.ts';
export { pageAt } from './pageAt.ts';
export { renderPage } from './renderPage.tsx';
export { provideSettings } from '../lib/browser/setting.ts';
export { startLocale } from './serverTexts.ts';
export { troubleHtml } from './troubleHtml.ts';
