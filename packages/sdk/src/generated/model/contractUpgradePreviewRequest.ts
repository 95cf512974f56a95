/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * An upgrade to preview.
 */
export interface ContractUpgradePreviewRequest {
  /**
     * The current contract, by the secret uuid of its sale.
     * @minLength 36
     * @maxLength 36
     */
  contractUuid: string;
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
     * Modules to book; included ones can be omitted.
     * @maxItems 50
     * @items.minimum 1
     * @items.maximum 9007199254740991
     */
  moduleIds: number[];
}
