/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * OPEN: whoever has the link may come. CHECKED_IN: they have come. REFUSED: their own chain does not let them in now, so nor does this studio.
 */
export type CrossTenantCheckinState = typeof CrossTenantCheckinState[keyof typeof CrossTenantCheckinState];


export const CrossTenantCheckinState = {
  OPEN: 'OPEN',
  CHECKED_IN: 'CHECKED_IN',
  REFUSED: 'REFUSED',
} as const;
