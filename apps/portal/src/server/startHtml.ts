import {
  contentWidth,
  fontSizes,
  headerHeight,
  space,
  topBarHeight,
} from '@studio-portal/ui/tokens';

/** Text inside an element. */
const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/**
 * Styles of `startHtml`, in the places and sizes of the page that takes over (TopBar, StudioTabs, StudioBand), so that nothing
 * seems to jump.
 */
export const startCss = [
  'body{margin:0;font-family:"Inter Variable",sans-serif}',
  `.start-bar{box-sizing:border-box;height:${topBarHeight.mobile}px;background:var(--sp-palette-topbar-main);border-bottom:1px solid var(--sp-palette-divider)}`,
  `.start-tabs{box-sizing:border-box;height:${headerHeight.mobile - topBarHeight.mobile}px;border-bottom:1px solid var(--sp-palette-divider)}`,
  '.start-band{background:var(--sp-palette-header-main);color:var(--sp-palette-header-contrastText)}',
  `.start-band div{box-sizing:content-box;max-width:${contentWidth.wide}px;min-height:280px;margin:0 auto;padding:${space(50)} ${space(24)} ${space(32)}}`,
  '.start-band p{margin:0 0 12px}',
  `.start-band h1{margin:0;font-size:${fontSizes.xxxxl.mobile / 16}rem;line-height:1.1;letter-spacing:-.02em;font-weight:700}`,
  `@media (min-width:768px){.start-bar{height:${topBarHeight.desktop}px}.start-tabs{height:${headerHeight.desktop - topBarHeight.desktop}px}.start-band h1{font-size:${fontSizes.xxxxl.desktop / 16}rem}}`,
].join('');

/**
 * What a reader sees of a studio's home page until its scripts are there.
 * @param chain name of the studio chain
 * @param studio name of the studio
 */
export const startHtml = (chain: string, studio: string): string =>
  `<div class="start-bar"></div><div class="start-tabs"></div><section class="start-band"><div><p>${escape(chain)}</p><h1>${escape(studio)}</h1></div></section>`;
