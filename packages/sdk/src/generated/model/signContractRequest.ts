/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { ContractCustomerData } from './contractCustomerData.ts';
import type { ContractSignature } from './contractSignature.ts';
import type { IdentityDocument } from './identityDocument.ts';
import type { Money } from './money.ts';
import type { PaymentMethod } from './paymentMethod.ts';
import type { SepaMandate } from './sepaMandate.ts';

/**
 * A contract, signed.
 */
export interface SignContractRequest {
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
  totalPrice: Money;
  customerData: ContractCustomerData;
  /**
     * Text blocks that were accepted.
     * @maxItems 20
     * @items.minimum 1
     * @items.maximum 9007199254740991
     */
  acceptedTextBlockIds: number[];
  /** Whether it was asked to begin before the time for a withdrawal is over. */
  earlyStartRequested: boolean;
  /** Null where the offer asks for none. */
  signature: ContractSignature | null;
  paymentMethod: PaymentMethod;
  /** The mandate of DIRECT_DEBIT; null for all others. */
  sepaMandate: SepaMandate | null;
  /** Signature under the mandate; null where none is asked for. */
  paymentSignature: ContractSignature | null;
  /** Null where none is asked for. */
  identityDocument: IdentityDocument | null;
  /**
     * The contract of the member that this one takes the place of, as previewContractUpgrade names it; left out for none. It ends the day before startDate. preuseDate, voucherCode and referralCode are null then.
     * @minLength 36
     * @maxLength 36
     */
  contractUuid?: string;
}
