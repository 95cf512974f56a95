/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { IdlePeriodMediaType } from './IdlePeriodMediaType.ts';

export const idlePeriodDocumentRequirementsDescriptionMax = 500;

export const idlePeriodDocumentRequirementsMediaTypesMax = 4;

export const idlePeriodDocumentRequirementsMaxMegabytesMin = 0;
export const idlePeriodDocumentRequirementsMaxMegabytesMax = 100;



export const IdlePeriodDocumentRequirements = /*#__PURE__*/ zod.object({
  "documentRequired": /*#__PURE__*/ zod.boolean(),
  "description": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(idlePeriodDocumentRequirementsDescriptionMax))),
  "mediaTypes": /*#__PURE__*/ zod.array(IdlePeriodMediaType).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(idlePeriodDocumentRequirementsMediaTypesMax)),
  "maxMegabytes": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(idlePeriodDocumentRequirementsMaxMegabytesMin)).check(/*#__PURE__*/ zod.lte(idlePeriodDocumentRequirementsMaxMegabytesMax))
});

export type IdlePeriodDocumentRequirements = zod.input<typeof IdlePeriodDocumentRequirements>;
export type IdlePeriodDocumentRequirementsOutput = zod.output<typeof IdlePeriodDocumentRequirements>;
