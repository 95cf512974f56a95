/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Type of a product. BENEFIT_OFFER is a pack that pays for bookings, DAY_TICKET the entry on one day, VOUCHER a gift voucher for an amount, CONSUMPTION_CREDIT an amount to spend at the studio, which is not in lists of products but in listRechargeVariants.
 */
export type VirtualProductType = typeof VirtualProductType[keyof typeof VirtualProductType];


export const VirtualProductType = {
  BENEFIT_OFFER: 'BENEFIT_OFFER',
  DAY_TICKET: 'DAY_TICKET',
  VOUCHER: 'VOUCHER',
  CONSUMPTION_CREDIT: 'CONSUMPTION_CREDIT',
} as const;
