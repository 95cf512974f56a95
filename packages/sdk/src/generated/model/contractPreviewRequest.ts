/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Term, start, modules and codes of a contract.
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
     * First calendar day of the contract, in the time zone of the studio.
     * @minLength 10
     * @maxLength 10
     */
  startDate: Date;
  /**
     * First calendar day of use before startDate; null for startDate.
     * @minLength 10
     * @maxLength 10
     * @nullable
     */
  preuseDate: Date | null;
  /**
     * Modules to book; included ones can be omitted.
     * @maxItems 50
     * @items.minimum 1
     * @items.maximum 9007199254740991
     */
  moduleIds: number[];
  /**
     * Discount code of the studio, or code of a purchased voucher, if any. Case and spaces are ignored.
     * @minLength 1
     * @maxLength 40
     * @nullable
     */
  voucherCode: string | null;
  /**
     * Code of the referring member, if any. Null for the member whose code the account registered with, if it is the account's first contract of the chain.
     * @minLength 1
     * @maxLength 40
     * @nullable
     */
  referralCode: string | null;
}
