/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Reason for refused entry. NO_CONTRACT: no contract of the chain is active today. CONTRACT_PAUSED: all active contracts are paused today. ACCESS_REFUSED: refused by the studio, see getAccessRefusalStatus. ENTRANCE_BLOCKED: because of missed bookings, see getEntranceBlock.
 */
export type CheckinRefusal = typeof CheckinRefusal[keyof typeof CheckinRefusal];


export const CheckinRefusal = {
  NO_CONTRACT: 'NO_CONTRACT',
  CONTRACT_PAUSED: 'CONTRACT_PAUSED',
  ACCESS_REFUSED: 'ACCESS_REFUSED',
  ENTRANCE_BLOCKED: 'ENTRANCE_BLOCKED',
} as const;
