/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Why a studio does not let a member in. NO_CONTRACT: no contract of the chain runs today. CONTRACT_PAUSED: each that runs rests today. ACCESS_REFUSED: the studio has said so, as getAccessRefusalStatus tells. ENTRANCE_BLOCKED: missed bookings have led to it, as getEntranceBlock tells.
 */
export type CheckinRefusal = typeof CheckinRefusal[keyof typeof CheckinRefusal];


export const CheckinRefusal = {
  NO_CONTRACT: 'NO_CONTRACT',
  CONTRACT_PAUSED: 'CONTRACT_PAUSED',
  ACCESS_REFUSED: 'ACCESS_REFUSED',
  ENTRANCE_BLOCKED: 'ENTRANCE_BLOCKED',
} as const;
