/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Permission granted by an active menu entry.
 */
export type MenuPermission = typeof MenuPermission[keyof typeof MenuPermission];


export const MenuPermission = {
  NEWS: 'NEWS',
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
