/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { StudioReference } from './StudioReference.ts';

export const checkinIdMin = 36;
export const checkinIdMax = 36;

export const checkinDateMin = 10;
export const checkinDateMax = 10;

export const checkinCheckinTimeMin = 20;
export const checkinCheckinTimeMax = 35;

export const checkinCheckoutTimeMin = 20;
export const checkinCheckoutTimeMax = 35;

export const checkinDurationMinutesMin = 0;
export const checkinDurationMinutesMax = 100000;



export const Checkin = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.minLength(checkinIdMin)).check(/*#__PURE__*/ zod.maxLength(checkinIdMax)),
  "studio": StudioReference,
  "date": /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(checkinDateMin)).check(/*#__PURE__*/ zod.maxLength(checkinDateMax)),
  "checkinTime": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.minLength(checkinCheckinTimeMin)).check(/*#__PURE__*/ zod.maxLength(checkinCheckinTimeMax)),
  "checkoutTime": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.minLength(checkinCheckoutTimeMin)).check(/*#__PURE__*/ zod.maxLength(checkinCheckoutTimeMax))),
  "durationMinutes": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(checkinDurationMinutesMin)).check(/*#__PURE__*/ zod.lte(checkinDurationMinutesMax)))
});

export type Checkin = zod.input<typeof Checkin>;
export type CheckinOutput = zod.output<typeof Checkin>;
