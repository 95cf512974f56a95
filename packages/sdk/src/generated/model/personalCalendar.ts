/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Calendar of the user outside of the portal; both values are null if there is none.
 */
export interface PersonalCalendar {
  /**
     * Host of the calendar's address; null without a calendar.
     * @minLength 1
     * @maxLength 255
     * @nullable
     */
  host: string | null;
  /**
     * Time when the calendar was last read successfully; null without a calendar.
     * @minLength 20
     * @maxLength 35
     * @nullable
     */
  readAt: Date | null;
}
