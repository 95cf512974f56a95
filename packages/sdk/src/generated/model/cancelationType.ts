/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * ORDINARY keeps the notice period; EXTRAORDINARY has a reason of weight.
 */
export type CancelationType = typeof CancelationType[keyof typeof CancelationType];


export const CancelationType = {
  ORDINARY: 'ORDINARY',
  EXTRAORDINARY: 'EXTRAORDINARY',
} as const;
