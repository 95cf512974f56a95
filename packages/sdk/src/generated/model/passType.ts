/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Kind of pass. VISITS pays for bookings, DAY_TICKET is the entry on one day, VOUCHER pays an amount of any order, CONTRACT_VOUCHER is the code of a redeemed reward, which lowers the first payment of a new contract.
 */
export type PassType = typeof PassType[keyof typeof PassType];


export const PassType = {
  VISITS: 'VISITS',
  DAY_TICKET: 'DAY_TICKET',
  VOUCHER: 'VOUCHER',
  CONTRACT_VOUCHER: 'CONTRACT_VOUCHER',
} as const;
