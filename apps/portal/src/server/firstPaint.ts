/**
 * What a server that hands out the portal may run, so that the first paint wears the brand and says where one is, and previews and
 * searches read what the page shows. Built to
 * dist/server/firstPaint.js, in one file without dependencies.
 */
export { brandCss } from '@studio-portal/ui/brandCss';
export { headHtml } from './headHtml.ts';
export { pageAt } from './pageAt.ts';
export type { Start, StartPage } from './start.ts';
export { startCss } from './startCss.ts';
export { startHtml } from './startHtml.ts';
export { startLocale } from './startTexts.ts';
export { troubleHtml } from './troubleHtml.ts';
