/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * What a contract is to become.
 */
export interface ContractUpgradePreviewRequest {
  /**
     * The contract that runs, as its sale names it; nobody can guess it.
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
     * First calendar day of the contract, in the zone of the studio.
     * @minLength 10
     * @maxLength 10
     */
  startDate: Date;
  /**
     * Modules to be booked; included ones need not be named.
     * @maxItems 50
     * @items.minimum 1
     * @items.maximum 9007199254740991
     */
  moduleIds: number[];
}
