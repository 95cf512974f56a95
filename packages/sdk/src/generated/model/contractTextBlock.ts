/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * A text that is part of the contract.
 */
export interface ContractTextBlock {
  /**
     * Identifies the text block.
     * @minimum 1
     * @maximum 9007199254740991
     */
  id: number;
  /**
     * Heading of the text block, for error messages.
     * @minLength 1
     * @maxLength 120
     */
  title: string;
  /**
     * Plain text, in the language of the studio.
     * @minLength 1
     * @maxLength 10000
     */
  text: string;
  /** True if it must be accepted to sign the contract. */
  mandatory: boolean;
}
