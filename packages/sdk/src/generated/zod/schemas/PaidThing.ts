/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const PaidThing = /*#__PURE__*/ zod.enum(['ACCOUNT_BALANCE', 'COURSE_APPOINTMENT', 'PRODUCT_VARIANT', 'SINGLE_APPOINTMENT']);

export type PaidThing = zod.input<typeof PaidThing>;
export type PaidThingOutput = zod.output<typeof PaidThing>;
