/**
 * Design tokens from spec 1.9 ("Business constants and limits"). A tenant's brand changes colours, logo and title,
 * corners and the font of headings, never the others.
 *
 * Lengths are CSS pixels, durations milliseconds.
 */

/**
 * Minimum widths: `xs` phone (up to 767), `sm` small tablet, `md` large tablet, `lg` desktop. The names are MUI's,
 * so that `sx` and `Grid` accept them.
 */
export const breakpoints = { xs: 0, sm: 768, md: 992, lg: 1280 } as const;

/** Maximum width of a "mobileSmall" phone; use with `theme.breakpoints.down(371)`. */
export const mobileSmallMax = 370;

/**
 * Height of the page header: at the top of the page, and after it has shrunk. Nothing depends on the outer height of
 * spec 1.9, so it has no token.
 */
export const headerHeight = { desktop: 120, mobile: 85, scrolled: 50 } as const;

/** Height of the bar above the header. */
export const topBarHeight = { desktop: 60, mobile: 50 } as const;

/** Scroll distance after which the header shrinks. */
export const scrollThreshold = 100;

/** Widths of the content wrapper: forms, reading, pages. */
export const contentWidth = { narrow: 400, medium: 800, wide: 1200 } as const;

/** Width of the column for reading and forms: about 70 characters, between the wrappers of spec 1.9. */
export const formWidth = 640;

/** Free space below the content of each page. */
export const contentBottomPadding = 50;

/** Font sizes: from the tablet up, and on a phone. */
export const fontSizes = {
  xxxxl: { desktop: 50, mobile: 40 },
  xxxl: { desktop: 40, mobile: 24 },
  xxl: { desktop: 26, mobile: 18 },
  xl: { desktop: 18, mobile: 18 },
  l: { desktop: 16, mobile: 14 },
  m: { desktop: 14, mobile: 14 },
  s: { desktop: 12, mobile: 12 },
  xs: { desktop: 12, mobile: 12 },
} as const;

/** Weights of the variable font. */
export const fontWeights = { regular: 400, medium: 550, bold: 700 } as const;

/** Maximum line length for reading. */
export const lineLength = '70ch';

/** The allowed distances. */
export type SpacingStep = 2 | 4 | 6 | 8 | 10 | 12 | 16 | 24 | 32 | 50 | 100;

/** Returns a spacing step as a CSS length; other distances do not compile. */
export function space(step: SpacingStep): string {
  return `${step}px`;
}

/** Sizes of controls. `hitArea` is the minimum target of WCAG 2.2, criterion 2.5.8. */
export const controls = {
  buttonHeight: { small: 20, medium: 40, large: 50 },
  buttonMinWidth: 140,
  mainButtonWidth: 240,
  textFieldHeight: 44,
  textFieldMinWidth: 300,
  selectHeight: { medium: 44, large: 50 },
  checkboxBox: 30,
  radioCircle: 20,
  hitArea: 24,
} as const;

/** Diameters and thickness of the progress ring. */
export const progressRing = { size: { small: 90, medium: 150 }, thickness: 10 } as const;

/** Widths of overlays. */
export const overlays = {
  alertWidth: 768,
  modalSize: 900,
  modalMaxWidth: 570,
  modalStretchedWidth: 1400,
  notificationWidth: 289,
} as const;

/** How long a notification stays, a tooltip waits, and a signature waits after a resize before it is redrawn. */
export const delays = { notification: 3000, tooltip: 64, signatureRedraw: 200 } as const;

/** Durations of transitions; disabled with reduced motion. */
export const durations = { short: 150, standard: 200 } as const;

/** Corner radii of controls, buttons, cards and pills, which the brand chooses (brandShape.ts), as CSS lengths. */
export const radii = {
  control: 'var(--sp-brand-radius-control)',
  button: 'var(--sp-brand-radius-button)',
  card: 'var(--sp-brand-radius-card)',
  pill: 'var(--sp-brand-radius-pill)',
} as const;

/** Returns the radius of a corner nested in a rounded one, `gap` pixels inside it. */
export function innerRadius(radius: string, gap: number): string {
  return `max(0px, ${radius} - ${gap}px)`;
}

/** Highlight colour of a tenant without a style. */
export const defaultHighlight = '#1A3294';
export const defaultError = '#98120A';

/**
 * Media query for windows so low that bars which stay in view would cover the focused element (WCAG 2.2, criterion
 * 2.4.11), such as 320×256 at 400 % zoom. Bars scroll with the page there.
 */
export const lowWindow = '@media (max-height: 400px)';
