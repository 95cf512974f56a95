/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Online services for contracts at the home studio.
 */
export interface ContractConfiguration {
  /**
     * The home studio.
     * @minimum 1
     * @maximum 9007199254740991
     */
  organizationUnitId: number;
  /** True if contracts and modules can be canceled online. */
  onlineCancelationEnabled: boolean;
  /** True if the studio has modules that can be added to a contract. */
  moduleBookingEnabled: boolean;
}
