/**
 * Minimum height of a course's row in pixels. Reserves space for rows that may still load.
 */
export const courseRowHeight = 92;
