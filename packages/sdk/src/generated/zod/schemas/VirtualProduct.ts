/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { Picture } from './Picture.ts';
import { VirtualProductType } from './VirtualProductType.ts';
import { VirtualProductVariant } from './VirtualProductVariant.ts';

export const virtualProductIdMax = 9007199254740991;

export const virtualProductOrganizationUnitIdMax = 9007199254740991;

export const virtualProductNameMax = 120;

export const virtualProductDescriptionMin = 0;
export const virtualProductDescriptionMax = 2000;

export const virtualProductVariantsMax = 50;

export const virtualProductDaysInAdvanceMin = 0;
export const virtualProductDaysInAdvanceMax = 365;



export const VirtualProduct = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(virtualProductIdMax)),
  "type": VirtualProductType,
  "memberOnly": /*#__PURE__*/ zod.boolean(),
  "organizationUnitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(virtualProductOrganizationUnitIdMax)),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(virtualProductNameMax)),
  "description": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(virtualProductDescriptionMin)).check(/*#__PURE__*/ zod.maxLength(virtualProductDescriptionMax)),
  "image": /*#__PURE__*/ zod.union([Picture,/*#__PURE__*/ zod.null()]),
  "variants": /*#__PURE__*/ zod.array(VirtualProductVariant).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(virtualProductVariantsMax)),
  "daysInAdvance": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(virtualProductDaysInAdvanceMin)).check(/*#__PURE__*/ zod.lte(virtualProductDaysInAdvanceMax)))
});

export type VirtualProduct = zod.input<typeof VirtualProduct>;
export type VirtualProductOutput = zod.output<typeof VirtualProduct>;
