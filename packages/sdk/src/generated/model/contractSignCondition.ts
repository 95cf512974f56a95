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
 * What is asked of whoever signs one term.
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
     * What is asked of the person, in the order of the form.
     * @minItems 1
     * @maxItems 30
     */
  fields: ContractSignConditionFieldsItem[];
  /**
     * How old whoever signs must be, in years.
     * @minimum 0
     * @maximum 120
     */
  minimumAge: number;
  /**
     * How it may be paid.
     * @maxItems 10
     */
  paymentMethods: PaymentMethod[];
  /** Whether a code of a voucher can be given. */
  vouchersAllowed: boolean;
  /** Whether a code of a member can be given. */
  referralAllowed: boolean;
  /**
     * What the studio or the account knows of the person already, so that nobody types it again; empty without an account.
     * @maxItems 30
     */
  knownFields: ContractField[];
  /**
     * What is read before signing.
     * @maxItems 20
     */
  textBlocks: ContractTextBlock[];
  /**
     * What somebody may show to prove who they are; empty where nothing is asked for.
     * @maxItems 10
     */
  documentTypes: IdentityDocumentType[];
  signature: ContractSignatureKind;
  /** Whether the SEPA mandate is signed too. */
  paymentSignatureRequired: boolean;
  /** Whether an identity number is asked for. */
  taxIdRequired: boolean;
  /**
     * Modules of the offer.
     * @maxItems 50
     */
  modules: ContractModule[];
  /**
     * First calendar day on which the contract can begin, in the zone of the studio.
     * @minLength 10
     * @maxLength 10
     */
  earliestStartDate: Date;
  /**
     * Last calendar day on which it can begin.
     * @minLength 10
     * @maxLength 10
     */
  latestStartDate: Date;
  /** FIRST_OF_MONTH begins with a month alone. */
  startsOn: ContractSignConditionStartsOn;
  /**
     * For how many days before its beginning the studio can be used.
     * @minimum 0
     * @maximum 366
     */
  preuseDays: number;
  /**
     * Last calendar day for a withdrawal; whoever wants to use the studio up to then has to ask for it (earlyStartRequested).
     * @minLength 10
     * @maxLength 10
     */
  withdrawalEndDate: Date;
}
