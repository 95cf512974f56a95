/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * A voucher code, and the studio where it is to be spent.
 */
export interface ValidateVoucherRequest {
  /**
     * Organization unit id of the studio.
     * @minimum 1
     * @maximum 9007199254740991
     */
  organizationUnitId: number;
  /**
     * The code; case and spaces are ignored.
     * @minLength 1
     * @maxLength 40
     */
  code: string;
}
