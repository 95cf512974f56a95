/** Messages per page. */
export const pageSize = 20;
