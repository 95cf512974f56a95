/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { Term } from './Term.ts';

export const idlePeriodConfigOrganizationUnitIdMax = 9007199254740991;

export const idlePeriodConfigEarliestPossibleStartDateMin = 10;
export const idlePeriodConfigEarliestPossibleStartDateMax = 10;

export const idlePeriodConfigMaximumPerYearMax = 366;



export const IdlePeriodConfig = /*#__PURE__*/ zod.object({
  "organizationUnitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(idlePeriodConfigOrganizationUnitIdMax)),
  "earliestPossibleStartDate": /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(idlePeriodConfigEarliestPossibleStartDateMin)).check(/*#__PURE__*/ zod.maxLength(idlePeriodConfigEarliestPossibleStartDateMax)),
  "editable": /*#__PURE__*/ zod.boolean(),
  "approvalRequired": /*#__PURE__*/ zod.boolean(),
  "leadTime": Term,
  "bookableAhead": Term,
  "minimumLength": Term,
  "maximumLength": Term,
  "maximumPerYear": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(idlePeriodConfigMaximumPerYearMax)),
  "lengthensTerm": /*#__PURE__*/ zod.boolean()
});

export type IdlePeriodConfig = zod.input<typeof IdlePeriodConfig>;
export type IdlePeriodConfigOutput = zod.output<typeof IdlePeriodConfig>;
