import { createBrandTheme } from '@studio-portal/ui/theme';
import {
  breakpoints,
  contentWidth,
  controls,
  formWidth,
  headerHeight,
  lineLength,
  radii,
  space,
  topBarHeight,
} from '@studio-portal/ui/tokens';

const { typography } = createBrandTheme();
const colour = (name: string): string => `var(--sp-palette-${name})`;
const fromTablet = `@media (min-width:${breakpoints.sm}px)`;
/** Of shapes that stand for what is still to come, as in MUI's skeletons. */
const grey = `color-mix(in srgb,${colour('text-primary')} 11%,transparent)`;
const line = `1px solid ${colour('divider')}`;

/** A style of the theme as CSS text; what stands at a media query is nested. */
const css = (style: object): string =>
  Object.entries(style)
    .map(([name, value]) =>
      typeof value === 'object'
        ? `${name}{${css(value)}}`
        : `${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${value};`,
    )
    .join('');

/**
 * Styles of `startHtml`, in the places and sizes of the page that takes over (TopBar, StudioTabs, StudioBand, PageShell, Breadcrumbs,
 * FilterChips, Cover), so that nothing seems to jump.
 */
export const startCss = [
  'body{margin:0}',
  `.start{${css(typography.body1)}}`,
  '.start,.start *,.start-below *{box-sizing:border-box}',
  '.start h1,.start p{margin:0}',

  `.start-bar{height:${topBarHeight.mobile}px;background:${colour('topbar-main')};color:${colour('topbar-contrastText')};border-bottom:${line};${fromTablet}{height:${topBarHeight.desktop}px}}`,
  `.start-bar div{display:flex;align-items:center;height:100%;max-width:${contentWidth.wide}px;margin:0 auto;padding:0 ${space(16)};font-weight:700;${fromTablet}{max-width:${contentWidth.wide + 48}px;padding:0 ${space(24)}}}`,
  '.start-bar img{display:block;height:32px;width:auto;max-width:40vw}',
  `.start-tabs{height:${headerHeight.mobile - topBarHeight.mobile}px;border-bottom:${line};${fromTablet}{height:${headerHeight.desktop - topBarHeight.desktop}px}}`,

  `.start-band{background:${colour('header-main')};color:${colour('header-contrastText')}}`,
  `.start .start-band div{box-sizing:content-box;max-width:${contentWidth.wide}px;min-height:280px;margin:0 auto;padding:${space(50)} ${space(24)} ${space(32)}}`,
  `.start-band h1{${css(typography.display)}}`,
  `.start .start-band p{margin-bottom:${space(12)}}`,

  `.start-page{max-width:${contentWidth.wide + 48}px;margin:0 auto;padding:${space(24)} ${space(16)};${fromTablet}{padding:${space(50)} ${space(24)}}}`,
  `.start-page h1{${css(typography.h1)}}`,
  `.start .start-page p{max-width:${lineLength};margin-top:${space(8)};color:${colour('text-secondary')}}`,
  // Over its title is the way back (Breadcrumbs): its padding and a line.
  `.start-login{max-width:${formWidth + 48}px;padding-top:calc(${space(16)} + max(24px,1lh) + ${space(24)});${fromTablet}{padding-top:calc(${space(24)} + max(24px,1lh) + ${space(50)})}}`,
  `.start-page .start-below{margin-top:${space(24)}}`,

  `.start-where{display:flex;flex-wrap:wrap;gap:${space(12)};margin-bottom:${space(16)}}`,
  `.start-where i{min-width:${controls.buttonMinWidth}px;height:${controls.textFieldHeight}px;flex:1 0 0;border-radius:${radii.control}px;background:${grey};${fromTablet}{flex:none}}`,
  '.start-where i:first-child{flex:1 1 280px;max-width:480px}',
  '.start-where i:last-child{flex:0 0 100%;height:0}',
  // The words give the room its size and are not seen: in another line, once the font is here, they would jump.
  `.start-chips{display:flex;flex-wrap:wrap;gap:${space(8)};margin-bottom:${space(16)};border-radius:${radii.control}px;background:${grey}}`,
  `.start-chips span{${css(typography.body2)}visibility:hidden;display:inline-flex;align-items:center;gap:${space(8)};min-height:36px;padding:${space(6)} ${space(12)};border:1px solid}`,
  '.start-chips b{font-weight:inherit;font-variant-numeric:tabular-nums}',
  `.start-count{${css(typography.body1)}height:1lh;margin-bottom:${space(24)}}`,

  `.start-grid{display:grid;gap:${space(32)};grid-template-columns:repeat(auto-fill,minmax(min(100%,320px),1fr))}`,
  `.start-picture{display:block;width:100%;height:auto;object-fit:cover;border-radius:${radii.card}px;background:${colour('soft-brand')}}`,
  `.start-latest{${fromTablet}{max-width:300px}}`,
].join('');
