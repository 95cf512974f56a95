/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { PasskeyAlgorithmType } from './passkeyAlgorithmType.ts';

/**
 * A key algorithm.
 */
export interface PasskeyAlgorithm {
  /** Always public keys. */
  type: PasskeyAlgorithmType;
  /**
     * Number of the algorithm in the COSE registry: -8 EdDSA, -7 ES256, -257 RS256.
     * @minimum -65536
     * @maximum -1
     */
  alg: number;
}
