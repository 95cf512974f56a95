/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { ContractDocument } from './contractDocument.ts';
import type { ContractExitPromise } from './contractExitPromise.ts';
import type { ContractExtension } from './contractExtension.ts';
import type { ContractPriceChange } from './contractPriceChange.ts';
import type { ContractState } from './contractState.ts';
import type { ContractSuccessor } from './contractSuccessor.ts';
import type { FlatFeeContract } from './flatFeeContract.ts';
import type { MemberModuleContract } from './memberModuleContract.ts';
import type { Money } from './money.ts';
import type { PaymentMethod } from './paymentMethod.ts';
import type { ReplacedContract } from './replacedContract.ts';
import type { Term } from './term.ts';

/**
 * Current state of a member's contract.
 */
export interface MemberContract {
  /**
     * Identifies the contract.
     * @minimum 1
     * @maximum 9007199254740991
     */
  id: number;
  /**
     * Number of the contract for display.
     * @minLength 4
     * @maxLength 40
     */
  contractNumber: string;
  /**
     * Studio of the contract.
     * @minimum 1
     * @maximum 9007199254740991
     */
  organizationUnitId: number;
  /**
     * Name of the studio.
     * @minLength 1
     * @maxLength 120
     */
  studioName: string;
  /**
     * Name of the membership.
     * @minLength 1
     * @maxLength 120
     */
  name: string;
  state: ContractState;
  term: Term;
  paymentFrequency: Term;
  noticePeriod: Term;
  extension: ContractExtension;
  /**
     * First calendar day.
     * @minLength 10
     * @maxLength 10
     */
  startDate: Date;
  /**
     * Last calendar day of the minimum term, extended by idle periods.
     * @minLength 10
     * @maxLength 10
     */
  endDate: Date;
  /**
     * First calendar day on which the studio can be used.
     * @minLength 10
     * @maxLength 10
     */
  contractStartDateOfUse: Date;
  /**
     * Date of the cancelation; null if not canceled.
     * @minLength 10
     * @maxLength 10
     * @nullable
     */
  cancelationDate: Date | null;
  /**
     * Last calendar day to cancel for nextEndDate; null if it is canceled or ends automatically.
     * @minLength 10
     * @maxLength 10
     * @nullable
     */
  lastPossibleCancelationDate: Date | null;
  /**
     * Last calendar day after a cancelation; null if not canceled.
     * @minLength 10
     * @maxLength 10
     * @nullable
     */
  contractEndDate: Date | null;
  /**
     * Last calendar day: by cancelation, automatically, or if canceled today.
     * @minLength 10
     * @maxLength 10
     */
  nextEndDate: Date;
  /** True if it can be canceled online today. */
  cancelable: boolean;
  /** True if its cancelation can be withdrawn today. */
  withdrawable: boolean;
  price: Money;
  monthlyPrice: Money;
  /**
     * Future prices, by day.
     * @maxItems 50
     */
  priceChanges: ContractPriceChange[];
  /**
     * In the order of booking.
     * @maxItems 50
     */
  moduleContracts: MemberModuleContract[];
  /**
     * In the order of the offer.
     * @maxItems 50
     */
  flatFeeContracts: FlatFeeContract[];
  paymentMethod: PaymentMethod;
  /**
     * Reference of the SEPA mandate, if any.
     * @minLength 8
     * @maxLength 35
     * @nullable
     */
  mandateReference: string | null;
  /**
     * The bank account, masked; null without a mandate.
     * @minLength 1
     * @maxLength 60
     * @nullable
     */
  maskedIban: string | null;
  /**
     * Time of the signature, with the offset of the studio.
     * @minLength 20
     * @maxLength 35
     */
  signedAt: Date;
  /**
     * Last calendar day for a withdrawal from the contract.
     * @minLength 10
     * @maxLength 10
     */
  withdrawalEndDate: Date;
  /**
     * Documents for download.
     * @minItems 1
     * @maxItems 2
     */
  documents: ContractDocument[];
  /** Result of a cancelation today; null if not possible. */
  exitPromise: ContractExitPromise | null;
  /**
     * Secret identifier for an upgrade (previewContractUpgrade, signContract).
     * @minLength 36
     * @maxLength 36
     */
  contractUuid: string;
  /** True if it can be replaced: it has begun and is neither canceled nor ended. */
  upgradable: boolean;
  /** The replaced contract; null if there is none. */
  replaces: ReplacedContract | null;
  /** The contract that replaces it, if any. A replaced contract is canceled and not withdrawable. */
  replacedBy: ContractSuccessor | null;
}
