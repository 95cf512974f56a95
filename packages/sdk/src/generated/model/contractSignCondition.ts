/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { ContractField } from './contractField.ts';
import type { ContractModule } from './contractModule.ts';
import type { ContractSignatureKind } from './contractSignatureKind.ts';
import type { ContractSignConditionFieldsItem } from './contractSignConditionFieldsItem.ts';
import type { ContractSignConditionStartsOn } from './contractSignConditionStartsOn.ts';
import type { ContractTextBlock } from './contractTextBlock.ts';
import type { IdentityDocumentType } from './identityDocumentType.ts';
import type { PaymentMethod } from './paymentMethod.ts';

/**
 * Requirements to sign a term.
 */
export interface ContractSignCondition {
  /**
     * The offer.
     * @minimum 1
     * @maximum 9007199254740991
     */
  contractOfferId: number;
  /**
     * The term.
     * @minimum 1
     * @maximum 9007199254740991
     */
  contractOfferTermId: number;
  /**
     * Organization unit id of the studio.
     * @minimum 1
     * @maximum 9007199254740991
     */
  organizationUnitId: number;
  /**
     * Fields for personal data, in the order of the form.
     * @minItems 1
     * @maxItems 30
     */
  fields: ContractSignConditionFieldsItem[];
  /**
     * Minimum age of the customer, in years.
     * @minimum 0
     * @maximum 120
     */
  minimumAge: number;
  /**
     * Accepted payment methods.
     * @maxItems 10
     */
  paymentMethods: PaymentMethod[];
  /** True if a voucher code can be used. */
  vouchersAllowed: boolean;
  /** True if a referral code can be used. */
  referralAllowed: boolean;
  /**
     * Fields that the studio or the account already knows, so that users need not enter them again; empty without an account.
     * @maxItems 30
     */
  knownFields: ContractField[];
  /**
     * Texts to read before signing.
     * @maxItems 20
     */
  textBlocks: ContractTextBlock[];
  /**
     * Accepted identity documents; empty if none is required.
     * @maxItems 10
     */
  documentTypes: IdentityDocumentType[];
  signature: ContractSignatureKind;
  /** True if the SEPA mandate must be signed too. */
  paymentSignatureRequired: boolean;
  /** True if an identity number is required. */
  taxIdRequired: boolean;
  /**
     * Modules of the offer.
     * @maxItems 50
     */
  modules: ContractModule[];
  /**
     * First possible start of the contract, in the time zone of the studio.
     * @minLength 10
     * @maxLength 10
     */
  earliestStartDate: Date;
  /**
     * Last possible start of the contract.
     * @minLength 10
     * @maxLength 10
     */
  latestStartDate: Date;
  /** FIRST_OF_MONTH starts only at the beginning of a month. */
  startsOn: ContractSignConditionStartsOn;
  /**
     * Number of days before the start on which the studio can be used.
     * @minimum 0
     * @maximum 366
     */
  preuseDays: number;
  /**
     * Last calendar day for a withdrawal; to use the studio earlier, customers must request it (earlyStartRequested).
     * @minLength 10
     * @maxLength 10
     */
  withdrawalEndDate: Date;
}
