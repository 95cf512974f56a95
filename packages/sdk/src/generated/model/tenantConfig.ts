/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Start configuration of a portal for a facility group.
 */
export interface TenantConfig {
  /**
     * Name of the tenant; null for several.
     * @minLength 1
     * @maxLength 63
     * @nullable
     * @pattern ^[a-z0-9-]{1,63}$
     */
  tenant: string | null;
  /**
     * Organization unit id of the studio, if there is only one.
     * @minimum 1
     * @maximum 9007199254740991
     * @nullable
     */
  organizationUnitId: number | null;
  /**
     * The same studio, as identified in addresses.
     * @minLength 4
     * @maxLength 120
     * @nullable
     * @pattern ^[A-Za-z0-9+/_-]+={0,2}$
     */
  studioUuid: string | null;
  /** True for a portal across chains. */
  isBookingPortal: boolean;
  /** True if only single pages are shown, linked from the studio's website. The portal does not read it: it has no address of such a page, and the query parameters of a link choose it. */
  externalPage: boolean;
  /** True during maintenance, when no other call is available. */
  maintenance: boolean;
  /**
     * URL for cancelations outside of the portal, if any.
     * @minLength 1
     * @maxLength 2000
     * @nullable
     */
  contractTerminationLink: string | null;
}
