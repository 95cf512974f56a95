/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { IdlePeriodEffect } from './IdlePeriodEffect.ts';
import { IdlePeriodState } from './IdlePeriodState.ts';

export const idlePeriodIdMax = 9007199254740991;

export const idlePeriodStartDateMin = 10;
export const idlePeriodStartDateMax = 10;

export const idlePeriodEndDateMin = 10;
export const idlePeriodEndDateMax = 10;

export const idlePeriodRejectionReasonMax = 500;

export const idlePeriodRequestedAtMin = 20;
export const idlePeriodRequestedAtMax = 35;



export const IdlePeriod = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(idlePeriodIdMax)),
  "startDate": /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(idlePeriodStartDateMin)).check(/*#__PURE__*/ zod.maxLength(idlePeriodStartDateMax)),
  "endDate": /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(idlePeriodEndDateMin)).check(/*#__PURE__*/ zod.maxLength(idlePeriodEndDateMax)),
  "state": IdlePeriodState,
  "rejectionReason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(idlePeriodRejectionReasonMax))),
  "requestedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.minLength(idlePeriodRequestedAtMin)).check(/*#__PURE__*/ zod.maxLength(idlePeriodRequestedAtMax)),
  "documentAttached": /*#__PURE__*/ zod.boolean(),
  "cancelable": /*#__PURE__*/ zod.boolean(),
  "effect": /*#__PURE__*/ zod.union([IdlePeriodEffect,/*#__PURE__*/ zod.null()])
});

export type IdlePeriod = zod.input<typeof IdlePeriod>;
export type IdlePeriodOutput = zod.output<typeof IdlePeriod>;
