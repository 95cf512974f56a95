/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Whether a member is offered to ask for an idle period.
 */
export interface IdlePeriodCreateButton {
  /** Whether there is anything that this member can ask for. */
  visible: boolean;
}
