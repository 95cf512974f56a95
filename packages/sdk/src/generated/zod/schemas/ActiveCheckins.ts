/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { UtilizationLevel } from './UtilizationLevel.ts';

export const activeCheckinsOrganizationUnitIdMax = 9007199254740991;

export const activeCheckinsCountedAtMin = 20;
export const activeCheckinsCountedAtMax = 35;

export const activeCheckinsActiveCheckinsMin = 0;
export const activeCheckinsActiveCheckinsMax = 100000;

export const activeCheckinsCapacityMax = 100000;

export const activeCheckinsPercentageMin = 0;
export const activeCheckinsPercentageMax = 100;



export const ActiveCheckins = /*#__PURE__*/ zod.object({
  "organizationUnitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(activeCheckinsOrganizationUnitIdMax)),
  "countedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.minLength(activeCheckinsCountedAtMin)).check(/*#__PURE__*/ zod.maxLength(activeCheckinsCountedAtMax)),
  "activeCheckins": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(activeCheckinsActiveCheckinsMin)).check(/*#__PURE__*/ zod.lte(activeCheckinsActiveCheckinsMax)),
  "capacity": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(activeCheckinsCapacityMax)),
  "percentage": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(activeCheckinsPercentageMin)).check(/*#__PURE__*/ zod.lte(activeCheckinsPercentageMax)),
  "level": UtilizationLevel
});

export type ActiveCheckins = zod.input<typeof ActiveCheckins>;
export type ActiveCheckinsOutput = zod.output<typeof ActiveCheckins>;
