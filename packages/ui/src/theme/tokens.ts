/**
 * The numbers of the interface, from section 9 of the screens specification ("Business constants
 * and limits"). A tenant's brand changes colours, logo and title, never one of these.
 *
 * Lengths are CSS pixels, durations milliseconds.
 */

/**
 * Where a wider layout begins. `xs` is the phone (up to 767), `sm` the small tablet, `md` the big
 * tablet, `lg` the desktop. The names are MUI's, so that `sx` and `Grid` understand them.
 */
export const breakpoints = { xs: 0, sm: 768, md: 992, lg: 1280 } as const;

/** The widest phone that counts as "mobileSmall"; use with `theme.breakpoints.down(371)`. */
export const mobileSmallMax = 370;

/** Height of the page header: at the top of the page, and once it has shrunk. */
export const headerHeight = { desktop: 120, mobile: 85, scrolled: 50 } as const;

/** Height of the bar above the header. */
export const topBarHeight = { desktop: 60, mobile: 50 } as const;

/** Scroll distance after which the header shrinks. */
export const scrollThreshold = 100;

/** Widths of the content wrapper: forms, reading, pages. */
export const contentWidth = { narrow: 400, medium: 800, wide: 1200 } as const;

/** The one column of what is read or filled in. */
export const formWidth = 640;

/** Room kept free under the content of each page. */
export const contentBottomPadding = 50;

/** Font sizes, first from tablet up, then on a phone. */
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

/** Weights of the one variable font. */
export const fontWeights = { regular: 400, medium: 550, bold: 700 } as const;

/** A reading line is at most this long. */
export const lineLength = '70ch';

/** The only distances between things. */
export type SpacingStep = 2 | 4 | 6 | 8 | 10 | 12 | 16 | 24 | 32 | 50 | 100;

/** A spacing step as a CSS length; a distance that is no step does not compile. */
export function space(step: SpacingStep): string {
  return `${step}px`;
}

/** Control sizes. `hitArea` is the smallest target of WCAG 2.2, criterion 2.5.8. */
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

/** Diameters of the ring that shows progress, and how thick it is. */
export const progressRing = { size: { small: 90, medium: 150 }, thickness: 10 } as const;

/** Widths of what lies above the page. */
export const overlays = {
  alertWidth: 768,
  modalSize: 900,
  modalMaxWidth: 570,
  modalStretchedWidth: 1400,
  notificationWidth: 289,
} as const;

/**
 * How long a notification stays, how long a tooltip waits, and how long a signature waits for the
 * end of a resize before it is drawn anew.
 */
export const delays = { notification: 3000, tooltip: 64, signatureRedraw: 200 } as const;

/** Movement is short and means something; none of it happens with reduced motion. */
export const durations = { short: 150, standard: 200 } as const;

/** Corner radii: controls, cards, and what is fully round. */
export const radii = { control: 8, card: 16, pill: 999 } as const;

/** Colours of a tenant without a style of its own. */
export const defaultHighlight = '#1A3294';
export const defaultError = '#98120A';
