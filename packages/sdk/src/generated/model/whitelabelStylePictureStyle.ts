/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Art style of the pictures that the backend draws. LINE is the default.
 */
export type WhitelabelStylePictureStyle = typeof WhitelabelStylePictureStyle[keyof typeof WhitelabelStylePictureStyle];


export const WhitelabelStylePictureStyle = {
  LINE: 'LINE',
  DUOTONE: 'DUOTONE',
  CUTOUT: 'CUTOUT',
} as const;
