/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { Checkin } from './Checkin.ts';
import { CheckinCode } from './CheckinCode.ts';
import { CheckinRefusal } from './CheckinRefusal.ts';
import { StudioReference } from './StudioReference.ts';

export const activeCheckinAutomaticCheckoutTimeMin = 20;
export const activeCheckinAutomaticCheckoutTimeMax = 35;



export const ActiveCheckin = /*#__PURE__*/ zod.object({
  "studio": StudioReference,
  "active": /*#__PURE__*/ zod.boolean(),
  "checkin": /*#__PURE__*/ zod.union([Checkin,/*#__PURE__*/ zod.null()]),
  "automaticCheckoutTime": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.minLength(activeCheckinAutomaticCheckoutTimeMin)).check(/*#__PURE__*/ zod.maxLength(activeCheckinAutomaticCheckoutTimeMax))),
  "selfCheckinEnabled": /*#__PURE__*/ zod.boolean(),
  "selfCheckoutEnabled": /*#__PURE__*/ zod.boolean(),
  "refusal": /*#__PURE__*/ zod.union([CheckinRefusal,/*#__PURE__*/ zod.null()]),
  "code": /*#__PURE__*/ zod.union([CheckinCode,/*#__PURE__*/ zod.null()])
});

export type ActiveCheckin = zod.input<typeof ActiveCheckin>;
export type ActiveCheckinOutput = zod.output<typeof ActiveCheckin>;
