/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const MenuPermission = /*#__PURE__*/ zod.enum(['NEWS', 'COURSES', 'BENEFITS', 'STUDIO_EVENTS', 'CHECKIN_RESERVATION', 'TRIAL_SESSION', 'CONTRACT', 'BENEFIT_OFFERS', 'DAY_TICKETS', 'VOUCHERS']);

export type MenuPermission = zod.input<typeof MenuPermission>;
export type MenuPermissionOutput = zod.output<typeof MenuPermission>;
