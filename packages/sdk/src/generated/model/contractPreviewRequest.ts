/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Which contract, from when on, with what.
 */
export interface ContractPreviewRequest {
  /**
     * Organization unit id of the studio.
     * @minimum 1
     * @maximum 9007199254740991
     */
  organizationUnitId: number;
  /**
     * The term of the offer.
     * @minimum 1
     * @maximum 9007199254740991
     */
  contractOfferTermId: number;
  /**
     * First calendar day of the contract, in the zone of the studio.
     * @minLength 10
     * @maxLength 10
     */
  startDate: Date;
  /**
     * First calendar day on which the studio is to be used, before startDate; null for startDate.
     * @minLength 10
     * @maxLength 10
     * @nullable
     */
  preuseDate: Date | null;
  /**
     * Modules to be booked; included ones need not be named.
     * @maxItems 50
     * @items.minimum 1
     * @items.maximum 9007199254740991
     */
  moduleIds: number[];
  /**
     * Code of a voucher; null for none.
     * @minLength 1
     * @maxLength 40
     * @nullable
     */
  voucherCode: string | null;
  /**
     * Code of the member who has brought this person along; null for none.
     * @minLength 1
     * @maxLength 40
     * @nullable
     */
  referralCode: string | null;
}
