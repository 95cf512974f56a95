/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * How a portal begins for the studios of a facility group.
 */
export interface TenantConfig {
  /**
     * Name of the tenant; null when the portal is for several.
     * @minLength 1
     * @maxLength 63
     * @nullable
     * @pattern ^[a-z0-9-]{1,63}$
     */
  tenant: string | null;
  /**
     * Organization unit id of the studio when there is just one.
     * @minimum 1
     * @maximum 9007199254740991
     * @nullable
     */
  organizationUnitId: number | null;
  /**
     * The same studio as it is named in addresses.
     * @minLength 4
     * @maxLength 120
     * @nullable
     * @pattern ^[A-Za-z0-9+/_-]+={0,2}$
     */
  studioUuid: string | null;
  /** Whether it is a portal for the studios of many chains. */
  isBookingPortal: boolean;
  /** Whether only single pages are shown, reached from the studio's own website. */
  externalPage: boolean;
  /** Whether the backend is in maintenance; nothing else will answer then. */
  maintenance: boolean;
  /**
     * Where memberships are cancelled when not in the portal.
     * @minLength 1
     * @maxLength 2000
     * @nullable
     */
  contractTerminationLink: string | null;
}
