/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const passkeyAlgorithmAlgMin = -65536;
export const passkeyAlgorithmAlgMax = -1;



export const PasskeyAlgorithm = /*#__PURE__*/ zod.object({
  "type": /*#__PURE__*/ zod.enum(['public-key']),
  "alg": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(passkeyAlgorithmAlgMin)).check(/*#__PURE__*/ zod.lte(passkeyAlgorithmAlgMax))
});

export type PasskeyAlgorithm = zod.input<typeof PasskeyAlgorithm>;
export type PasskeyAlgorithmOutput = zod.output<typeof PasskeyAlgorithm>;
