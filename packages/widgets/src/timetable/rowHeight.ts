/** Height of a row in a list that is wide enough for one line of actions, in pixels. */
export const rowHeight = 88;

/** Number of rows at first. The list is at least as high, so that the page does not shift between days. */
export const shownRows = 5;

export const listHeight = shownRows * rowHeight;

/** Rows that a click adds. */
export const moreRows = 10;
