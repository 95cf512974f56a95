/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * OPEN: the holder of the link may check in. CHECKED_IN: checked in. REFUSED: the member's own chain refuses entry, and so does this studio.
 */
export type CrossTenantCheckinState = typeof CrossTenantCheckinState[keyof typeof CrossTenantCheckinState];


export const CrossTenantCheckinState = {
  OPEN: 'OPEN',
  CHECKED_IN: 'CHECKED_IN',
  REFUSED: 'REFUSED',
} as const;
