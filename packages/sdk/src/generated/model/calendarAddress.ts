/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Secret address of a calendar.
 */
export interface CalendarAddress {
  /**
     * Address on the backend's host (iCalendar, RFC 5545). Whoever knows it can read the calendar without a session; an unknown or replaced one is answered with 404.
     * @minLength 2
     * @maxLength 300
     * @pattern ^/.+$
     */
  url: string;
}
