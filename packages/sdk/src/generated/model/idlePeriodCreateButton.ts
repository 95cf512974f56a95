/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Availability of idle periods for a member.
 */
export interface IdlePeriodCreateButton {
  /** True if the member can request an idle period. */
  visible: boolean;
}
