/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { Address } from './address.ts';
import type { SepaAgreementPaymentType } from './sepaAgreementPaymentType.ts';

/**
 * The text of a SEPA direct debit mandate, and whom it is given to.
 */
export interface SepaAgreement {
  /**
     * Heading of the mandate.
     * @minLength 1
     * @maxLength 120
     */
  title: string;
  /**
     * What the debtor allows the creditor and the own bank.
     * @minLength 1
     * @maxLength 2000
     */
  authorization: string;
  /**
     * That the debtor can ask for the money back within eight weeks.
     * @minLength 1
     * @maxLength 2000
     */
  refundNotice: string;
  /**
     * Who may take the money.
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
     * Reference for this mandate; new each time an agreement is asked for, and good for one mandate.
     * @minLength 8
     * @maxLength 35
     * @pattern ^[A-Z0-9-]{8,35}$
     */
  mandateReference: string;
  /** Whether the mandate is for one debit, or for those that follow too. */
  paymentType: SepaAgreementPaymentType;
  /**
     * Which wording the text is; another day whenever it changes.
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
