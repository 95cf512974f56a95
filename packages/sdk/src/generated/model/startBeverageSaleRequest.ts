/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Device to start.
 */
export interface StartBeverageSaleRequest {
  /**
     * Id shown on the device and in its QR code.
     * @minLength 4
     * @maxLength 40
     * @pattern ^[A-Za-z0-9-]+$
     */
  deviceId: string;
}
