/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const createIdlePeriodRequestStartDateMin = 10;
export const createIdlePeriodRequestStartDateMax = 10;

export const createIdlePeriodRequestEndDateMin = 10;
export const createIdlePeriodRequestEndDateMax = 10;

export const createIdlePeriodRequestDocumentIdMin = 36;
export const createIdlePeriodRequestDocumentIdMax = 36;



export const CreateIdlePeriodRequest = /*#__PURE__*/ zod.object({
  "startDate": /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(createIdlePeriodRequestStartDateMin)).check(/*#__PURE__*/ zod.maxLength(createIdlePeriodRequestStartDateMax)),
  "endDate": /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(createIdlePeriodRequestEndDateMin)).check(/*#__PURE__*/ zod.maxLength(createIdlePeriodRequestEndDateMax)),
  "documentId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.minLength(createIdlePeriodRequestDocumentIdMin)).check(/*#__PURE__*/ zod.maxLength(createIdlePeriodRequestDocumentIdMax)))
});

export type CreateIdlePeriodRequest = zod.input<typeof CreateIdlePeriodRequest>;
export type CreateIdlePeriodRequestOutput = zod.output<typeof CreateIdlePeriodRequest>;
