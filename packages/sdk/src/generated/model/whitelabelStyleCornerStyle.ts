/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Corners of buttons, fields, cards and pictures. SOFT is the default.
 */
export type WhitelabelStyleCornerStyle = typeof WhitelabelStyleCornerStyle[keyof typeof WhitelabelStyleCornerStyle];


export const WhitelabelStyleCornerStyle = {
  SQUARE: 'SQUARE',
  SOFT: 'SOFT',
  ROUND: 'ROUND',
} as const;
