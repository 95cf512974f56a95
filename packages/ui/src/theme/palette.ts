import type { BrandStyle } from './brandStyle.ts';
import { contrast, luminance, parseHex, toHex, toOklch } from './color.ts';
import { fitContrast, pickTextColor } from './fitContrast.ts';
import { defaultError, defaultHighlight } from './tokens.ts';

/** Colours of a status: text and icon, muted background, and text on a solid background. */
export interface StatusColors {
  main: string;
  soft: string;
  onMain: string;
}

/** A coloured band (top bar, header, footer) and its text colours. */
interface BandColors {
  main: string;
  ink: string;
}

/** All colours of a scheme as `#rrggbb`. */
export interface SchemeColors {
  mode: 'light' | 'dark';
  /** Surfaces: page, card, muted area, and an area tinted with the brand colour. */
  page: string;
  card: string;
  muted: string;
  soft: string;
  text: string;
  textSecondary: string;
  /** Brand colour for text: links, icons, marks, focus ring. */
  accent: string;
  onAccent: string;
  /** Brand colour as a fill: the button of the main action. */
  fill: string;
  fillHover: string;
  onFill: string;
  /** Edge of that fill; differs only if the fill would be hard to see. */
  fillEdge: string;
  /** Border of a control, which must be visible, and a divider, which need not be. */
  outline: string;
  divider: string;
  error: StatusColors;
  success: StatusColors;
  warning: StatusColors;
  info: StatusColors;
  topbar: BandColors;
  header: BandColors;
  /** Button of the main action on the header band: the fill, if it can be seen there. */
  headerAction: BandColors;
  footer: BandColors;
  /** The fill as a large area behind text. */
  poster: BandColors;
}

/** Minimum contrast of text and of graphics (WCAG 2.2, 1.4.3 and 1.4.11). */
export const textContrast = 4.5;
export const graphicContrast = 3;

/** Surfaces avoid medium lightness: beyond these limits every text colour can pass. */
const lightSurface = 0.92;
const darkSurface = 0.3;

/** Minimum lightness of coloured text in the dark scheme: at 4.5:1 it would look dull. */
const darkSchemeTextLightness = 0.8;

function at(hex: string, l: number, maxChroma: number): string {
  const color = toOklch(hex);
  return toHex({ l, c: Math.min(color.c, maxChroma), h: color.h });
}

function isDark(hex: string): boolean {
  return toOklch(hex).l < 0.6;
}

/** Returns the brand's surface if its lightness suits the scheme, else moves it there. */
function adjustSurface(hex: string, dark: boolean): string {
  const { l } = toOklch(hex);
  if (dark) return l <= darkSurface ? hex : at(hex, darkSurface, 0.06);
  return l >= lightSurface ? hex : at(hex, lightSurface, 0.06);
}

function lighten(hex: string, by: number): string {
  const color = toOklch(hex);
  return toHex({ ...color, l: Math.min(1, color.l + by) });
}

function atLeast(hex: string, l: number): string {
  return lighten(hex, Math.max(0, l - toOklch(hex).l));
}

function status(hex: string, dark: boolean, surfaces: readonly string[]): StatusColors {
  const soft = dark ? at(hex, 0.28, 0.05) : at(hex, 0.955, 0.03);
  const start = dark ? atLeast(hex, darkSchemeTextLightness) : hex;
  const main = fitContrast(start, [...surfaces, soft], textContrast);
  return { main, soft, onMain: pickTextColor(main) };
}

function band(hex: string | undefined, fallback: string, text: string, night: boolean): BandColors {
  let main = hex ?? fallback;
  // In the dark scheme, a pale or bright band would be the brightest area on the screen.
  if (night && toOklch(main).l > 0.45) main = at(main, 0.26, 0.07);
  return { main, ink: contrast(text, main) >= textContrast ? text : pickTextColor(main) };
}

interface BrandColors {
  page: string | undefined;
  page2: string | undefined;
  text: string | undefined;
  highlight: string;
  highlightText: string | undefined;
  error: string;
  topbar: string | undefined;
  header: string | undefined;
  footer: string | undefined;
}

function read(style: BrandStyle): BrandColors {
  return {
    page: parseHex(style.backgroundColor),
    page2: parseHex(style.backgroundColor2),
    text: parseHex(style.textColor),
    highlight: parseHex(style.highlightColor) ?? defaultHighlight.toLowerCase(),
    highlightText: parseHex(style.highlightTextColor),
    error: parseHex(style.errorColor) ?? defaultError.toLowerCase(),
    topbar: parseHex(style.topbarColor),
    header: parseHex(style.headerColor),
    footer: parseHex(style.footerColor),
  };
}

/**
 * Returns the brand's fill and its text colour. In the dark scheme the fill must first stand out from the
 * background. If the brand's text colour (white by default) lacks contrast, the fill changes slightly, because
 * people recognise a brand by its button as a whole; if that does not suffice, the text colour changes.
 */
function createFill(brand: BrandColors, dark: boolean, surfaces: readonly string[]) {
  const start = dark ? fitContrast(brand.highlight, surfaces, graphicContrast) : brand.highlight;
  const ink = brand.highlightText ?? '#ffffff';
  const fitted = fitContrast(start, [ink], textContrast);
  const readable = contrast(fitted, ink) >= textContrast;
  const little = Math.abs(toOklch(fitted).l - toOklch(start).l) <= 0.1;
  if (readable && little) return { fill: fitted, onFill: ink };
  return { fill: start, onFill: pickTextColor(start) };
}

interface Surfaces {
  page: string;
  card: string;
  muted: string;
  soft: string;
}

function createSurfaces(brand: BrandColors, dark: boolean): Surfaces {
  const ownPage = brand.page !== undefined && isDark(brand.page) === dark ? brand.page : undefined;
  if (dark) {
    const page = adjustSurface(ownPage ?? at(brand.highlight, 0.18, 0.012), true);
    const ownMuted = brand.page2 !== undefined && isDark(brand.page2) ? brand.page2 : undefined;
    return {
      page,
      card: lighten(page, 0.04),
      muted: adjustSurface(ownMuted ?? lighten(page, 0.07), true),
      soft: at(brand.highlight, 0.3, 0.06),
    };
  }
  const page = adjustSurface(ownPage ?? '#ffffff', false);
  return {
    page,
    card: toOklch(page).l > 0.96 ? lighten(page, 0.04) : page,
    muted: adjustSurface(brand.page2 ?? at(brand.highlight, 0.972, 0.006), false),
    soft: at(brand.highlight, 0.95, 0.028),
  };
}

function scheme(brand: BrandColors, dark: boolean, night: boolean): SchemeColors {
  const ground = createSurfaces(brand, dark);
  const surfaces = [ground.page, ground.card, ground.muted, ground.soft];
  const textStart =
    brand.text !== undefined && isDark(brand.text) !== dark ? brand.text : undefined;
  const text = fitContrast(
    textStart ?? at(brand.highlight, dark ? 0.96 : 0.23, dark ? 0.008 : 0.02),
    surfaces,
    7,
  );
  const accentStart = dark ? atLeast(brand.highlight, darkSchemeTextLightness) : brand.highlight;
  const accent = fitContrast(accentStart, surfaces, textContrast);
  const { fill, onFill } = createFill(brand, dark, surfaces);
  const header = band(brand.header, ground.page, text, night);
  return {
    mode: dark ? 'dark' : 'light',
    ...ground,
    text,
    textSecondary: fitContrast(at(text, dark ? 0.76 : 0.5, 0.02), surfaces, textContrast),
    accent,
    onAccent: pickTextColor(accent),
    fill,
    fillHover: lighten(fill, luminance(onFill) < luminance(fill) ? 0.04 : -0.05),
    onFill,
    fillEdge: fitContrast(fill, surfaces, graphicContrast),
    outline: fitContrast(at(text, dark ? 0.6 : 0.62, 0.015), surfaces, graphicContrast),
    divider: at(text, dark ? 0.34 : 0.9, 0.008),
    error: status(brand.error, dark, surfaces),
    success: status('#17693f', dark, surfaces),
    warning: status('#8a4b00', dark, surfaces),
    info: status('#1f5c99', dark, surfaces),
    topbar: band(brand.topbar, ground.card, text, night),
    header,
    headerAction:
      contrast(fill, header.main) >= graphicContrast
        ? { main: fill, ink: onFill }
        : { main: header.ink, ink: header.main },
    footer: band(brand.footer, ground.muted, text, night),
    poster: band(fill, fill, onFill, night),
  };
}

/**
 * Returns a brand's light and dark colours, with every pair of `contrastPairs` corrected to WCAG AA.
 *
 * A brand with a dark background is dark in the light scheme too, by design. In the dark scheme, a light brand
 * gets dark surfaces tinted with its highlight colour instead of inverted ones.
 */
export function brandPalette(style: BrandStyle): { light: SchemeColors; dark: SchemeColors } {
  const brand = read(style);
  const darkByDay = brand.page !== undefined && isDark(brand.page);
  return { light: scheme(brand, darkByDay, false), dark: scheme(brand, true, true) };
}
