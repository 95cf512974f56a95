/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * A continuous period in which the studio is closed.
 */
export interface ClosingHours {
  /**
     * Start, with the offset of the studio.
     * @maxLength 35
     */
  from: Date;
  /**
     * End, with the offset of the studio; the studio is open at this time.
     * @maxLength 35
     */
  until: Date;
}
