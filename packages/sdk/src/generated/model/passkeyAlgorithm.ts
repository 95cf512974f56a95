/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { PasskeyAlgorithmType } from './passkeyAlgorithmType.ts';

/**
 * A kind of key.
 */
export interface PasskeyAlgorithm {
  /** Public keys are the only type. */
  type: PasskeyAlgorithmType;
  /**
     * Number of the algorithm in the COSE registry: -8 EdDSA, -7 ES256, -257 RS256.
     * @minimum -65536
     * @maximum -1
     */
  alg: number;
}
