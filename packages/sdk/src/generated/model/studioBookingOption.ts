/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Something that can be booked, with the names of the menu.
 */
export type StudioBookingOption = typeof StudioBookingOption[keyof typeof StudioBookingOption];


export const StudioBookingOption = {
  COURSES: 'COURSES',
  BENEFITS: 'BENEFITS',
  STUDIO_EVENTS: 'STUDIO_EVENTS',
  CHECKIN_RESERVATION: 'CHECKIN_RESERVATION',
  TRIAL_SESSION: 'TRIAL_SESSION',
  CONTRACT: 'CONTRACT',
  BENEFIT_OFFERS: 'BENEFIT_OFFERS',
  DAY_TICKETS: 'DAY_TICKETS',
  VOUCHERS: 'VOUCHERS',
} as const;
