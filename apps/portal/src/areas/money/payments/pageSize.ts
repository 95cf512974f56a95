/** Payments per page. */
export const pageSize = 20;
