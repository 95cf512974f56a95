/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Font of headings. All other text is Inter, the default.
 */
export type WhitelabelStyleHeadingFont = typeof WhitelabelStyleHeadingFont[keyof typeof WhitelabelStyleHeadingFont];


export const WhitelabelStyleHeadingFont = {
  INTER: 'INTER',
  ARCHIVO: 'ARCHIVO',
  FRAUNCES: 'FRAUNCES',
} as const;
