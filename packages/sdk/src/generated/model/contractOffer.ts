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
     * Studio of the offer.
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
     * Description as plain text, possibly empty.
     * @minLength 0
     * @maxLength 2000
     */
  description: string;
  /** A picture. */
  image: Picture | null;
  /** Period in which it can be signed; null if not limited. */
  validPeriodDto: ValidPeriod | null;
  signature: ContractSignatureKind;
  /** True if the SEPA mandate must be signed too. */
  paymentSignatureRequired: boolean;
  /**
     * Accepted payment methods.
     * @minItems 1
     * @maxItems 10
     */
  paymentMethods: PaymentMethod[];
  /**
     * Texts to read before signing, in the order set by the studio.
     * @maxItems 20
     */
  textBlocks: ContractTextBlock[];
  /**
     * In the order set by the studio.
     * @minItems 1
     * @maxItems 20
     */
  terms: ContractOfferTerm[];
  lowestTerm: ContractOfferTerm;
}
