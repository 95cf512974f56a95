/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { DeclineReason } from './declineReason.ts';
import type { TokenizationStateState } from './tokenizationStateState.ts';

/**
 * Where a tokenization stands. The outcome is read here, never from the return address.
 */
export interface TokenizationState {
  /**
     * Identifies the tokenization.
     * @minLength 36
     * @maxLength 36
     */
  tokenizationReference: string;
  /** INITIATED until the holder has answered at the provider, AUTHORIZED after the yes, DECLINED after a no of the bank, CANCELED after a no of the holder, EXPIRED when too late, COMPLETED once an instrument exists. */
  state: TokenizationStateState;
  /**
     * Page of the payment provider on which the holder answers; null when there is nothing left to answer. While INITIATED it is null once the holder has answered and the provider has not yet said what.
     * @minLength 1
     * @maxLength 2000
     * @nullable
     */
  challengeUrl: string | null;
  /** Why the bank said no. */
  declineReason: DeclineReason | null;
  /**
     * Until when it can be answered.
     * @minLength 20
     * @maxLength 35
     */
  expiresAt: Date;
  /**
     * The instrument, once there is one.
     * @minimum 1
     * @maximum 9007199254740991
     * @nullable
     */
  paymentInstrumentId: number | null;
}
