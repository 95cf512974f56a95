/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Relation to the person of the booking.
 */
export type BookedByRelation = typeof BookedByRelation[keyof typeof BookedByRelation];


export const BookedByRelation = {
  GUARDIAN: 'GUARDIAN',
  PARTNER: 'PARTNER',
} as const;
