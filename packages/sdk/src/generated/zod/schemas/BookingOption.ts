/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { BenefitType } from './BenefitType.ts';
import { BookingOptionLimit } from './BookingOptionLimit.ts';

export const bookingOptionIdMax = 9007199254740991;

export const bookingOptionNameMax = 120;

export const bookingOptionRemainingMin = 0;
export const bookingOptionRemainingMax = 100000;

export const bookingOptionValidFromMin = 10;
export const bookingOptionValidFromMax = 10;

export const bookingOptionValidUntilMin = 10;
export const bookingOptionValidUntilMax = 10;

export const bookingOptionRenewsOnMin = 10;
export const bookingOptionRenewsOnMax = 10;



export const BookingOption = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(bookingOptionIdMax)),
  "type": BenefitType,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(bookingOptionNameMax)),
  "valid": /*#__PURE__*/ zod.boolean(),
  "invalidReason": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.enum(['USED_UP', 'EXPIRED', 'NOT_YET_VALID', 'WRONG_CATEGORY', 'WRONG_STUDIO', 'TOO_MANY_BOOKINGS', 'PAUSED', 'ACCESS_REFUSED', 'BLOCKED']),/*#__PURE__*/ zod.null()]),
  "remaining": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(bookingOptionRemainingMin)).check(/*#__PURE__*/ zod.lte(bookingOptionRemainingMax))),
  "validFrom": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(bookingOptionValidFromMin)).check(/*#__PURE__*/ zod.maxLength(bookingOptionValidFromMax))),
  "validUntil": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(bookingOptionValidUntilMin)).check(/*#__PURE__*/ zod.maxLength(bookingOptionValidUntilMax))),
  "limit": /*#__PURE__*/ zod.union([BookingOptionLimit,/*#__PURE__*/ zod.null()]),
  "renewsOn": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(bookingOptionRenewsOnMin)).check(/*#__PURE__*/ zod.maxLength(bookingOptionRenewsOnMax)))
});

export type BookingOption = zod.input<typeof BookingOption>;
export type BookingOptionOutput = zod.output<typeof BookingOption>;
