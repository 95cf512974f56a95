/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Always public keys.
 */
export type PasskeyDescriptorType = typeof PasskeyDescriptorType[keyof typeof PasskeyDescriptorType];


export const PasskeyDescriptorType = {
  'public-key': 'public-key',
} as const;
