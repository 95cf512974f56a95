/**
 * Tells MUI's types about the tokens that MUI does not have itself.
 * Every module that reads `theme.vars.palette.highlight` and its like gets them through `theme.ts`.
 */
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
  interface Palette {
    /** The brand's colour as an area: the button for the one thing to do next. */
    highlight: Highlight;
    /** Quiet tinted areas; `text` and the matching ink can be read on each. */
    soft: Soft;
    /** Border of a control, at least 3:1. `divider` is the merely decorative line. */
    outline: string;
    topbar: Band;
    header: Band;
    footer: Band;
  }
  interface PaletteOptions {
    highlight: Highlight;
    soft: Soft;
    outline: string;
    topbar: Band;
    header: Band;
    footer: Band;
  }
  interface TypeBackground {
    /** A quiet area on the page. */
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
