/** Generated from api-spec. Do not edit; run `npm run gen`. */

export type StudioNameOnlyItemsItem = typeof StudioNameOnlyItemsItem[keyof typeof StudioNameOnlyItemsItem];


export const StudioNameOnlyItemsItem = {
  COURSE_APPOINTMENT: 'COURSE_APPOINTMENT',
  SINGLE_APPOINTMENT: 'SINGLE_APPOINTMENT',
  BENEFIT_OFFER: 'BENEFIT_OFFER',
  DAY_TICKET: 'DAY_TICKET',
  VOUCHER: 'VOUCHER',
} as const;
