/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Top of a studio's home: SPLIT has the picture beside the text, FULL_BLEED behind it, POSTER below a large name on the highlight color. By default, a map is beside the text.
 */
export type WhitelabelStyleHeroLayout = typeof WhitelabelStyleHeroLayout[keyof typeof WhitelabelStyleHeroLayout];


export const WhitelabelStyleHeroLayout = {
  SPLIT: 'SPLIT',
  FULL_BLEED: 'FULL_BLEED',
  POSTER: 'POSTER',
} as const;
