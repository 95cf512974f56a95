import type { TypographyVariantsOptions } from '@mui/material/styles';
import { breakpoints, fontSizes, fontWeights } from './tokens.ts';

type Size = keyof typeof fontSizes;

/** Inter, and fallbacks of the same proportions (fonts.css). */
export const textFont =
  "'Inter Variable', 'Inter Fallback', 'Inter Fallback Android', 'Inter Fallback Linux', sans-serif";

/** Sizes of a part of a foreign page are relative to `--sp-rem`, since the page decides what `rem` is. */
const rem = (pixels: number): string => `calc(${pixels / 16} * var(--sp-rem, 1rem))`;
const fromTablet = `@media (min-width:${breakpoints.sm}px)`;

function size(name: Size): { fontSize: string; [fromTablet]?: { fontSize: string } } {
  const { desktop, mobile } = fontSizes[name];
  if (desktop === mobile) return { fontSize: rem(mobile) };
  return { fontSize: rem(mobile), [fromTablet]: { fontSize: rem(desktop) } };
}

function headline(name: Size, lineHeight: number, tracking: string) {
  return {
    ...size(name),
    lineHeight,
    wordSpacing: 'var(--sp-brand-headingWordSpacing)',
    letterSpacing: `calc(${tracking} * var(--sp-brand-headingTracking))`,
    fontFamily: 'var(--sp-brand-headingFont)',
    fontWeight: fontWeights.bold,
    textWrap: 'balance',
  } as const;
}

function running(name: Size, fontWeight: number, lineHeight: number) {
  return { ...size(name), fontWeight, lineHeight, letterSpacing: 'normal' };
}

/**
 * The font sizes of spec 1.9 as MUI's variants, in `rem` so that the user's font size applies. `display` is the
 * studio's name on its home page, `h1` a page's title, `h2` a section, `h3` a card.
 */
export const typography: TypographyVariantsOptions = {
  fontFamily: textFont,
  fontWeightLight: fontWeights.regular,
  fontWeightRegular: fontWeights.regular,
  fontWeightMedium: fontWeights.medium,
  fontWeightBold: fontWeights.bold,
  display: headline('xxxxl', 1.08, '-0.03em'),
  h1: headline('xxxl', 1.15, '-0.025em'),
  h2: headline('xxl', 1.25, '-0.015em'),
  h3: headline('xl', 1.35, '-0.01em'),
  subtitle1: running('l', fontWeights.medium, 1.5),
  subtitle2: running('m', fontWeights.medium, 1.45),
  body1: running('l', fontWeights.regular, 1.55),
  body2: running('m', fontWeights.regular, 1.5),
  caption: running('s', fontWeights.regular, 1.45),
  button: { ...running('m', fontWeights.medium, 1.25), textTransform: 'none' },
};
