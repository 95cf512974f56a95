/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * How many messages are unread.
 */
export interface UnreadMessages {
  /**
     * The number.
     * @minimum 0
     * @maximum 100000
     */
  count: number;
}
