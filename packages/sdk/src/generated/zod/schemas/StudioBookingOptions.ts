/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { StudioBookingOption } from './StudioBookingOption.ts';

export const studioBookingOptionsOrganizationUnitIdMax = 9007199254740991;

export const studioBookingOptionsOptionsMax = 20;



export const StudioBookingOptions = /*#__PURE__*/ zod.object({
  "organizationUnitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(studioBookingOptionsOrganizationUnitIdMax)),
  "options": /*#__PURE__*/ zod.array(StudioBookingOption).check(/*#__PURE__*/ zod.maxLength(studioBookingOptionsOptionsMax))
});

export type StudioBookingOptions = zod.input<typeof StudioBookingOptions>;
export type StudioBookingOptionsOutput = zod.output<typeof StudioBookingOptions>;
