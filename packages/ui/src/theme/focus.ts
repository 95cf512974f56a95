/**
 * Colour of the focus ring: the accent, whose contrast is ensured on every background of the page. A coloured band
 * sets `--sp-focus` to its own text colour.
 */
export const focusColor = 'var(--sp-focus, var(--sp-palette-primary-main))';

/** The focus ring. */
export const focusRing = { outline: `3px solid ${focusColor}` };
