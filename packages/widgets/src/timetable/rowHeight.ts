/** Height of a row in a list that is wide enough for one line of actions, in pixels. */
export const rowHeight = 88;

/** Rows at first. The list is at least as high as them, so that what is below it stays in place from day to day. */
export const shownRows = 5;

export const listHeight = shownRows * rowHeight;

/** Rows that a click adds. */
export const moreRows = 10;
