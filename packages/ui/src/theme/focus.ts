/**
 * Colour of the ring around what has the focus: the accent, which is held to its contrast on every ground of the page. A band of
 * another colour sets `--sp-focus` to its own ink.
 */
export const focusColor = 'var(--sp-focus, var(--sp-palette-primary-main))';

/** The ring itself. */
export const focusRing = { outline: `3px solid ${focusColor}` };
