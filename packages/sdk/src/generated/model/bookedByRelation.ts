/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * What they are to the person whose booking it is.
 */
export type BookedByRelation = typeof BookedByRelation[keyof typeof BookedByRelation];


export const BookedByRelation = {
  GUARDIAN: 'GUARDIAN',
  PARTNER: 'PARTNER',
} as const;
