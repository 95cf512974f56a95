/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * What a member may do with contracts online, at the home studio.
 */
export interface ContractConfiguration {
  /**
     * The home studio.
     * @minimum 1
     * @maximum 9007199254740991
     */
  organizationUnitId: number;
  /** Whether contracts and modules can be canceled online. */
  onlineCancelationEnabled: boolean;
  /** Whether the studio has modules that can be booked with a contract. */
  moduleBookingEnabled: boolean;
}
