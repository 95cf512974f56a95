/**
 * What a server that hands out the portal may run: the colours of a brand as style sheet text, for the HTML, so that the first
 * paint wears them. Built to dist/server/brandCss.js, in one file without dependencies.
 */
export { brandCss } from '@studio-portal/ui/brandCss';
