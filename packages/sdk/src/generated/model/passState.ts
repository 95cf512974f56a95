/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Whether it can still be used, on this day or a later one.
 */
export type PassState = typeof PassState[keyof typeof PassState];


export const PassState = {
  USABLE: 'USABLE',
  USED_UP: 'USED_UP',
  EXPIRED: 'EXPIRED',
} as const;
