/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { Address } from './address.ts';
import type { SepaAgreementPaymentType } from './sepaAgreementPaymentType.ts';

/**
 * Text of a SEPA direct debit mandate, and its creditor.
 */
export interface SepaAgreement {
  /**
     * Heading of the mandate.
     * @minLength 1
     * @maxLength 120
     */
  title: string;
  /**
     * Authorization of the creditor and of the debtor's bank.
     * @minLength 1
     * @maxLength 2000
     */
  authorization: string;
  /**
     * Notice of the right to a refund within eight weeks.
     * @minLength 1
     * @maxLength 2000
     */
  refundNotice: string;
  /**
     * Name of the creditor.
     * @minLength 1
     * @maxLength 120
     */
  creditorName: string;
  /**
     * SEPA creditor identifier.
     * @minLength 8
     * @maxLength 35
     * @pattern ^[A-Z]{2}[0-9]{2}[A-Z0-9]{3}[A-Z0-9]{1,28}$
     */
  creditorId: string;
  creditorAddress: Address;
  /**
     * Reference for this mandate, new for each request and valid for one mandate.
     * @minLength 8
     * @maxLength 35
     * @pattern ^[A-Z0-9-]{8,35}$
     */
  mandateReference: string;
  /** Mandate for a single debit or for recurring ones. */
  paymentType: SepaAgreementPaymentType;
  /**
     * Version of the text, as the date of its last change.
     * @minLength 10
     * @maxLength 10
     * @pattern ^[0-9]{4}-[0-9]{2}-[0-9]{2}$
     */
  version: string;
  /**
     * Language of the text, without a region.
     * @minLength 2
     * @maxLength 2
     * @pattern ^[a-z]{2}$
     */
  language: string;
}
