/**
 * Height in pixels of a `TimedRow` with two muted lines and a button: on a phone, where the button is below, and
 * wider. Reserves space for rows that may still load.
 */
export const timedRowHeight = { phone: 152, wide: 103 } as const;
