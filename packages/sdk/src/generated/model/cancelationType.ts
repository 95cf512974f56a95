/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * ORDINARY observes the notice period; EXTRAORDINARY is for good cause.
 */
export type CancelationType = typeof CancelationType[keyof typeof CancelationType];


export const CancelationType = {
  ORDINARY: 'ORDINARY',
  EXTRAORDINARY: 'EXTRAORDINARY',
} as const;
