/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Address of a calendar to connect.
 */
export interface PersonalCalendarRequest {
  /**
     * Secret address of the calendar in the iCalendar format (RFC 5545), beginning with https or webcal.
     * @minLength 12
     * @maxLength 2000
     * @pattern ^(https?|webcal)://[!-~]+$
     */
  url: string;
}
