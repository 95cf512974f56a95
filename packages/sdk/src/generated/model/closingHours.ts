/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * A time during which the studio is closed, without a break.
 */
export interface ClosingHours {
  /**
     * From when on, with the offset of the studio.
     * @maxLength 35
     */
  from: Date;
  /**
     * Until when, with the offset of the studio; it is open again at this moment.
     * @maxLength 35
     */
  until: Date;
}
