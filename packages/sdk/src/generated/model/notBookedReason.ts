/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Why a date is not booked. FULL: all places are taken. SHARE_TAKEN: those for standing bookings are, others may be free. NOT_COVERED: no entitlement covers it, for example after the end of the contract. LIMIT_REACHED: the entitlement is used up. MEMBERSHIP_PAUSED: the membership is paused. PAUSED: the standing booking is. SKIPPED: by the member. BLOCKED: the member must not book. MOVED: by more than half an hour. CLASS_CANCELED: by the studio. ALREADY_BOOKED: the member has a place or waits for one. OVERLAPPING: another booking at this time. NOT_OFFERED: the studio has turned standing bookings off. BOOKING_CANCELED: it was booked and canceled since.
 */
export type NotBookedReason = typeof NotBookedReason[keyof typeof NotBookedReason];


export const NotBookedReason = {
  FULL: 'FULL',
  SHARE_TAKEN: 'SHARE_TAKEN',
  NOT_COVERED: 'NOT_COVERED',
  LIMIT_REACHED: 'LIMIT_REACHED',
  MEMBERSHIP_PAUSED: 'MEMBERSHIP_PAUSED',
  PAUSED: 'PAUSED',
  SKIPPED: 'SKIPPED',
  BLOCKED: 'BLOCKED',
  MOVED: 'MOVED',
  CLASS_CANCELED: 'CLASS_CANCELED',
  ALREADY_BOOKED: 'ALREADY_BOOKED',
  OVERLAPPING: 'OVERLAPPING',
  NOT_OFFERED: 'NOT_OFFERED',
  BOOKING_CANCELED: 'BOOKING_CANCELED',
} as const;
