/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Which device is to pour.
 */
export interface StartBeverageSaleRequest {
  /**
     * As it stands on the device and in its code.
     * @minLength 4
     * @maxLength 40
     * @pattern ^[A-Za-z0-9-]+$
     */
  deviceId: string;
}
