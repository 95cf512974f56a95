/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * The studio of an event.
 */
export interface TrackedStudio {
  /**
     * Name of the tenant.
     * @minLength 1
     * @maxLength 63
     * @pattern ^[a-z0-9-]+$
     */
  tenant: string;
  /**
     * Organization unit id of the studio.
     * @minimum 1
     * @maximum 9007199254740991
     */
  organizationUnitId: number;
  /**
     * Name of the studio.
     * @minLength 1
     * @maxLength 120
     */
  name: string;
}
