/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Code for the scanner of a studio, as the content of a QR code.
 */
export interface CheckinCode {
  /**
     * The content. Good for one member at one studio; nobody can make another one from it.
     * @minLength 8
     * @maxLength 120
     * @pattern ^[A-Za-z0-9._-]+$
     */
  value: string;
  /**
     * End of validity, with the offset of the studio; until then it can be shown offline.
     * @minLength 20
     * @maxLength 35
     */
  validUntil: Date;
}
