/** Messages a page. */
export const pageSize = 20;
