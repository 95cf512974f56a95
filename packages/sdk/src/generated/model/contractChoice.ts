/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * What a member can do with a contract: KEEP leaves it as it is, PAUSE requests an idle period, CHANGE replaces it, CANCEL ends it as early as possible.
 */
export type ContractChoice = typeof ContractChoice[keyof typeof ContractChoice];


export const ContractChoice = {
  KEEP: 'KEEP',
  PAUSE: 'PAUSE',
  CHANGE: 'CHANGE',
  CANCEL: 'CANCEL',
} as const;
