/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * What somebody gets who buys it. BENEFIT_OFFER is a pack that pays for bookings, DAY_TICKET the entrance on one day, VOUCHER an amount to give away, CONSUMPTION_CREDIT an amount that a member spends at the studio; that one is in no list of products, but in listRechargeVariants.
 */
export type VirtualProductType = typeof VirtualProductType[keyof typeof VirtualProductType];


export const VirtualProductType = {
  BENEFIT_OFFER: 'BENEFIT_OFFER',
  DAY_TICKET: 'DAY_TICKET',
  VOUCHER: 'VOUCHER',
  CONSUMPTION_CREDIT: 'CONSUMPTION_CREDIT',
} as const;
