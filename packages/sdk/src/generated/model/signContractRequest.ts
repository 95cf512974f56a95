/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { AcceptedConsents } from './acceptedConsents.ts';
import type { ContractCustomerData } from './contractCustomerData.ts';
import type { ContractSignature } from './contractSignature.ts';
import type { IdentityDocument } from './identityDocument.ts';
import type { Money } from './money.ts';
import type { PaymentMethod } from './paymentMethod.ts';
import type { SepaMandate } from './sepaMandate.ts';

/**
 * A contract to sign.
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
  totalPrice: Money;
  customerData: ContractCustomerData;
  /**
     * Accepted text blocks.
     * @maxItems 20
     * @items.minimum 1
     * @items.maximum 9007199254740991
     */
  acceptedTextBlockIds: number[];
  acceptedConsents?: AcceptedConsents;
  /** True to request a start before the withdrawal period ends. */
  earlyStartRequested: boolean;
  /** The signature; null if the offer requires none. */
  signature: ContractSignature | null;
  paymentMethod: PaymentMethod;
  /** The mandate for DIRECT_DEBIT; null for other payment methods, and to keep the mandate of the contract that contractUuid replaces. */
  sepaMandate: SepaMandate | null;
  /** Signature of the mandate; null if not required or without sepaMandate. */
  paymentSignature: ContractSignature | null;
  /** The identity document; null if not required. */
  identityDocument: IdentityDocument | null;
  /**
     * The member's contract to replace, as in previewContractUpgrade; omitted if there is none. It ends on the day before startDate. preuseDate, voucherCode and referralCode must be null in that case.
     * @minLength 36
     * @maxLength 36
     */
  contractUuid?: string;
}
