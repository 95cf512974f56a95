/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Audience of the portal.
 */
export type WhitelabelConfigContext = typeof WhitelabelConfigContext[keyof typeof WhitelabelConfigContext];


export const WhitelabelConfigContext = {
  STUDIO: 'STUDIO',
  BOOKING_PORTAL: 'BOOKING_PORTAL',
} as const;
