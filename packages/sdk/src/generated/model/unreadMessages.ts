/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Number of unread messages.
 */
export interface UnreadMessages {
  /**
     * The number.
     * @minimum 0
     * @maximum 100000
     */
  count: number;
}
