/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Current block of entry because of missed bookings.
 */
export interface AccessBlock {
  /** True if entry is blocked now. */
  accessBlocked: boolean;
}
