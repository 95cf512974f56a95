import './augment.ts';
import { createTheme, type Theme } from '@mui/material/styles';
import { brandShape, type BrandShape } from './brandShape.ts';
import type { BrandStyle } from './brandStyle.ts';
import { components } from './components.ts';
import { focusColor } from './focus.ts';
import { muiPalette } from './muiPalette.ts';
import { brandPalette, type SchemeColors } from './palette.ts';
import { shadows } from './shadows.ts';
import { breakpoints, durations } from './tokens.ts';
import { typography } from './typography.ts';

export type { BrandStyle } from './brandStyle.ts';

/** Where a theme applies, and in which colours. */
export interface ThemeScope {
  /** Selector of the element that gets the CSS variables; the document by default. */
  root?: string;
  /** `auto`, the default, follows the system. */
  scheme?: 'light' | 'dark' | 'auto';
}

/** Creates the theme from a light and a dark palette, a brand's shape and the tokens of spec 1.9. */
export function buildTheme(
  palettes: { light: SchemeColors; dark: SchemeColors },
  brand: BrandShape,
  { root, scheme = 'auto' }: ThemeScope = {},
): Theme {
  const light = scheme === 'dark' ? palettes.dark : palettes.light;
  const dark = scheme === 'light' ? palettes.light : palettes.dark;
  const { short, standard } = durations;
  return createTheme({
    cssVariables: {
      cssVarPrefix: 'sp',
      colorSchemeSelector: 'media',
      ...(root === undefined ? {} : { rootSelector: root }),
    },
    colorSchemes: { light: { palette: muiPalette(light) }, dark: { palette: muiPalette(dark) } },
    breakpoints: { values: { ...breakpoints } },
    spacing: 8,
    shadows,
    shape: { borderRadius: brand.radius.control },
    brand,
    typography,
    components,
    focusVisible: { outlineWidth: 3, outlineOffset: 2, outlineColor: focusColor },
    motion: { reducedMotion: 'system' },
    transitions: {
      duration: {
        shortest: short,
        shorter: short,
        short,
        standard,
        complex: standard,
        enteringScreen: standard,
        leavingScreen: short,
      },
    },
  });
}

/**
 * Creates a tenant's theme from its white-label style, corrected to WCAG AA, and the tokens of spec 1.9. Colours are
 * CSS variables (`theme.vars.palette…`) in a light and a dark scheme that follow the system; read them only through
 * `theme.vars`, never through `theme.palette`.
 *
 * @param style the `style` of the white-label configuration; any field may be missing or invalid
 * @param scope a part of a page, or one scheme only
 */
export function createBrandTheme(style: BrandStyle = {}, scope: ThemeScope = {}): Theme {
  return buildTheme(brandPalette(style), brandShape(style), scope);
}
