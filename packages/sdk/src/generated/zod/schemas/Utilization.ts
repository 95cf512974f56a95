/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { UtilizationHour } from './UtilizationHour.ts';

export const utilizationOrganizationUnitIdMax = 9007199254740991;

export const utilizationDateMin = 10;
export const utilizationDateMax = 10;

export const utilizationHoursMax = 25;



export const Utilization = /*#__PURE__*/ zod.object({
  "organizationUnitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(utilizationOrganizationUnitIdMax)),
  "date": /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(utilizationDateMin)).check(/*#__PURE__*/ zod.maxLength(utilizationDateMax)),
  "hours": /*#__PURE__*/ zod.array(UtilizationHour).check(/*#__PURE__*/ zod.maxLength(utilizationHoursMax))
});

export type Utilization = zod.input<typeof Utilization>;
export type UtilizationOutput = zod.output<typeof Utilization>;
