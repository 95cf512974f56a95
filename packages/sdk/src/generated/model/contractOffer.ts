/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { ContractOfferTerm } from './contractOfferTerm.ts';
import type { ContractSignatureKind } from './contractSignatureKind.ts';
import type { ContractTextBlock } from './contractTextBlock.ts';
import type { PaymentMethod } from './paymentMethod.ts';
import type { Picture } from './picture.ts';
import type { ValidPeriod } from './validPeriod.ts';

/**
 * A membership that a studio offers.
 */
export interface ContractOffer {
  /**
     * Identifies the offer.
     * @minimum 1
     * @maximum 9007199254740991
     */
  id: number;
  /**
     * Studio that offers it.
     * @minimum 1
     * @maximum 9007199254740991
     */
  organizationUnitId: number;
  /**
     * Name of the offer.
     * @minLength 1
     * @maxLength 120
     */
  name: string;
  /**
     * What it is, as plain text; empty when nobody has written anything.
     * @minLength 0
     * @maxLength 2000
     */
  description: string;
  /** A picture of it. */
  image: Picture | null;
  /** When it can be signed; null for always. */
  validPeriodDto: ValidPeriod | null;
  signature: ContractSignatureKind;
  /** Whether the SEPA mandate is signed too. */
  paymentSignatureRequired: boolean;
  /**
     * How it may be paid.
     * @minItems 1
     * @maxItems 10
     */
  paymentMethods: PaymentMethod[];
  /**
     * What is read before signing, in the order of the studio.
     * @maxItems 20
     */
  textBlocks: ContractTextBlock[];
  /**
     * In the order of the studio.
     * @minItems 1
     * @maxItems 20
     */
  terms: ContractOfferTerm[];
  lowestTerm: ContractOfferTerm;
}
