/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Always public keys.
 */
export type PasskeyAlgorithmType = typeof PasskeyAlgorithmType[keyof typeof PasskeyAlgorithmType];


export const PasskeyAlgorithmType = {
  'public-key': 'public-key',
} as const;
