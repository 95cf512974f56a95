/**
 * Height of a `TimedRow` with two quiet lines and a button, in pixels: on a phone, where the button stands below, and wider. For the
 * room of rows that are still to come, or that may not come.
 */
export const timedRowHeight = { phone: 152, wide: 103 } as const;
