/**
 * Extends MUI's types by our own tokens. Modules that read e.g. `theme.vars.palette.highlight` get the types through
 * `theme.ts`.
 */
import type { BrandShape } from './brandShape.ts';

export type * from '@mui/material/themeCssVarsAugmentation';

interface Highlight {
  main: string;
  hover: string;
  contrastText: string;
  edge: string;
}

interface Soft {
  brand: string;
  error: string;
  success: string;
  warning: string;
  info: string;
}

interface Band {
  main: string;
  contrastText: string;
}

declare module '@mui/material/styles' {
  interface ThemeOptions {
    /** Becomes the CSS variables `--sp-brand-…`. */
    brand?: BrandShape;
  }
  interface Palette {
    /** Brand colour as a fill: the button of the main action. */
    highlight: Highlight;
    /** Muted tinted areas; `text` and the matching text colour are readable on each. */
    soft: Soft;
    /** Border of a control, contrast at least 3:1. `divider` is the decorative line. */
    outline: string;
    topbar: Band;
    header: Band;
    headerAction: Band;
    footer: Band;
    poster: Band;
  }
  interface PaletteOptions {
    highlight: Highlight;
    soft: Soft;
    outline: string;
    topbar: Band;
    header: Band;
    headerAction: Band;
    footer: Band;
    poster: Band;
  }
  interface TypeBackground {
    /** A muted area on the page. */
    muted: string;
  }
  interface TypographyVariants {
    display: React.CSSProperties;
  }
  interface TypographyVariantsOptions {
    display?: React.CSSProperties;
  }
  interface BreakpointOverrides {
    xl: false;
  }
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    display: true;
    h4: false;
    h5: false;
    h6: false;
    overline: false;
  }
}
