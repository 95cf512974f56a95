/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const StudioBookingOption = /*#__PURE__*/ zod.enum(['COURSES', 'BENEFITS', 'STUDIO_EVENTS', 'CHECKIN_RESERVATION', 'TRIAL_SESSION', 'CONTRACT', 'BENEFIT_OFFERS', 'DAY_TICKETS', 'VOUCHERS']);

export type StudioBookingOption = zod.input<typeof StudioBookingOption>;
export type StudioBookingOptionOutput = zod.output<typeof StudioBookingOption>;
