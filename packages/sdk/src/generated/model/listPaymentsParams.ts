/** Generated from api-spec. Do not edit; run `npm run gen`. */

export type ListPaymentsParams = {
/**
 * Number of the page, from 0.
 * @minimum 0
 * @maximum 10000
 */
page?: number;
/**
 * Entries per page.
 * @minimum 1
 * @maximum 100
 */
size?: number;
};
