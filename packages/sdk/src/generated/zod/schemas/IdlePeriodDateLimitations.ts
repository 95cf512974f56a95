/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { IdlePeriodEffect } from './IdlePeriodEffect.ts';

export const idlePeriodDateLimitationsMinDateMin = 10;
export const idlePeriodDateLimitationsMinDateMax = 10;

export const idlePeriodDateLimitationsMaxDateMin = 10;
export const idlePeriodDateLimitationsMaxDateMax = 10;

export const idlePeriodDateLimitationsMinEndDateMin = 10;
export const idlePeriodDateLimitationsMinEndDateMax = 10;

export const idlePeriodDateLimitationsMaxEndDateMin = 10;
export const idlePeriodDateLimitationsMaxEndDateMax = 10;



export const IdlePeriodDateLimitations = /*#__PURE__*/ zod.object({
  "minDate": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(idlePeriodDateLimitationsMinDateMin)).check(/*#__PURE__*/ zod.maxLength(idlePeriodDateLimitationsMinDateMax))),
  "maxDate": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(idlePeriodDateLimitationsMaxDateMin)).check(/*#__PURE__*/ zod.maxLength(idlePeriodDateLimitationsMaxDateMax))),
  "minEndDate": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(idlePeriodDateLimitationsMinEndDateMin)).check(/*#__PURE__*/ zod.maxLength(idlePeriodDateLimitationsMinEndDateMax))),
  "maxEndDate": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(idlePeriodDateLimitationsMaxEndDateMin)).check(/*#__PURE__*/ zod.maxLength(idlePeriodDateLimitationsMaxEndDateMax))),
  "effect": /*#__PURE__*/ zod.union([IdlePeriodEffect,/*#__PURE__*/ zod.null()])
});

export type IdlePeriodDateLimitations = zod.input<typeof IdlePeriodDateLimitations>;
export type IdlePeriodDateLimitationsOutput = zod.output<typeof IdlePeriodDateLimitations>;
