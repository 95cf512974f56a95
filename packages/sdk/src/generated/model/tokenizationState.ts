/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { DeclineReason } from './declineReason.ts';
import type { TokenizationStateState } from './tokenizationStateState.ts';

/**
 * State of a tokenization. Read the result here, never from the return URL.
 */
export interface TokenizationState {
  /**
     * Identifies the tokenization.
     * @minLength 36
     * @maxLength 36
     */
  tokenizationReference: string;
  /** INITIATED until the holder has decided at the provider, AUTHORIZED by the holder, DECLINED by the bank, CANCELED by the holder, EXPIRED without a decision in time, COMPLETED once an instrument exists. */
  state: TokenizationStateState;
  /**
     * Page of the payment provider for the holder's decision; null if no decision is pending. While INITIATED, it is null if the holder has decided and the result is not known yet.
     * @minLength 1
     * @maxLength 2000
     * @nullable
     */
  challengeUrl: string | null;
  /** Reason of the bank. */
  declineReason: DeclineReason | null;
  /**
     * Deadline for the holder's decision.
     * @minLength 20
     * @maxLength 35
     */
  expiresAt: Date;
  /**
     * The instrument, if created.
     * @minimum 1
     * @maximum 9007199254740991
     * @nullable
     */
  paymentInstrumentId: number | null;
}
