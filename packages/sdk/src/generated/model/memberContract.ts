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
 * A contract of the member, as it stands today.
 */
export interface MemberContract {
  /**
     * Identifies the contract.
     * @minimum 1
     * @maximum 9007199254740991
     */
  id: number;
  /**
     * What it is called in letters.
     * @minLength 4
     * @maxLength 40
     */
  contractNumber: string;
  /**
     * Studio with which it was signed.
     * @minimum 1
     * @maximum 9007199254740991
     */
  organizationUnitId: number;
  /**
     * Name of that studio.
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
     * Last calendar day of the minimum term, with the pauses that lengthen it.
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
     * When it was canceled; null when it was not.
     * @minLength 10
     * @maxLength 10
     * @nullable
     */
  cancelationDate: Date | null;
  /**
     * Last calendar day on which a cancelation ends it on nextEndDate; null when it is canceled, or ends by itself.
     * @minLength 10
     * @maxLength 10
     * @nullable
     */
  lastPossibleCancelationDate: Date | null;
  /**
     * Last calendar day by its cancelation; null when it is not canceled.
     * @minLength 10
     * @maxLength 10
     * @nullable
     */
  contractEndDate: Date | null;
  /**
     * Last calendar day: by its cancelation, by itself, or if it is canceled today.
     * @minLength 10
     * @maxLength 10
     */
  nextEndDate: Date;
  /** Whether it can be canceled online today. */
  cancelable: boolean;
  /** Whether its cancelation can be withdrawn today. */
  withdrawable: boolean;
  price: Money;
  monthlyPrice: Money;
  /**
     * Prices of later days, by day.
     * @maxItems 50
     */
  priceChanges: ContractPriceChange[];
  /**
     * In the order in which they were booked.
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
     * Reference of the SEPA mandate; null without one.
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
     * When it was signed, with the offset of the studio.
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
     * What can be downloaded.
     * @minItems 1
     * @maxItems 2
     */
  documents: ContractDocument[];
  /** What happens if it is canceled today; null when it cannot be. */
  exitPromise: ContractExitPromise | null;
  /**
     * Names it where it becomes another one (previewContractUpgrade, signContract); nobody can guess it.
     * @minLength 36
     * @maxLength 36
     */
  contractUuid: string;
  /** Whether another contract may take its place. It has begun, and is neither canceled nor over. */
  upgradable: boolean;
  /** The contract that it took the place of; null when it took none. */
  replaces: ReplacedContract | null;
  /** The contract that takes its place; null for none. Such a contract is canceled, and not withdrawable. */
  replacedBy: ContractSuccessor | null;
}
