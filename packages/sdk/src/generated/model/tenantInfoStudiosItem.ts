/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * A studio and its time zone.
 */
export type TenantInfoStudiosItem = {
  /**
     * Organization unit id.
     * @minimum 1
     * @maximum 9007199254740991
     */
  id: number;
  /**
     * IANA time zone.
     * @minLength 3
     * @maxLength 60
     */
  zoneId: string;
};
