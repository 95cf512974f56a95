/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Whether missed bookings keep the member out.
 */
export interface AccessBlock {
  /** Whether the member is not let in at present. */
  accessBlocked: boolean;
}
