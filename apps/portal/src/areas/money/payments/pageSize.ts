/** Payments a page. */
export const pageSize = 20;
