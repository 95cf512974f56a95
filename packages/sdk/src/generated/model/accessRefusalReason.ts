/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Reason for a refused entry.
 */
export type AccessRefusalReason = typeof AccessRefusalReason[keyof typeof AccessRefusalReason];


export const AccessRefusalReason = {
  OPEN_PAYMENTS: 'OPEN_PAYMENTS',
  NO_ACTIVE_CONTRACT: 'NO_ACTIVE_CONTRACT',
  BLOCKED_BY_STUDIO: 'BLOCKED_BY_STUDIO',
} as const;
