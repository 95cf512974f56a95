/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { CrossTenantCheckinState } from './CrossTenantCheckinState.ts';
import { StudioReference } from './StudioReference.ts';

export const crossTenantCheckinHolderNameMax = 20;

export const crossTenantCheckinHomeTenantNameMax = 120;

export const crossTenantCheckinCheckinTimeMin = 20;
export const crossTenantCheckinCheckinTimeMax = 35;

export const crossTenantCheckinValidUntilMin = 20;
export const crossTenantCheckinValidUntilMax = 35;



export const CrossTenantCheckin = /*#__PURE__*/ zod.object({
  "holderName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(crossTenantCheckinHolderNameMax)),
  "homeTenantName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(crossTenantCheckinHomeTenantNameMax)),
  "homeStudio": StudioReference,
  "studio": StudioReference,
  "state": CrossTenantCheckinState,
  "checkinTime": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.minLength(crossTenantCheckinCheckinTimeMin)).check(/*#__PURE__*/ zod.maxLength(crossTenantCheckinCheckinTimeMax))),
  "validUntil": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.minLength(crossTenantCheckinValidUntilMin)).check(/*#__PURE__*/ zod.maxLength(crossTenantCheckinValidUntilMax))
});

export type CrossTenantCheckin = zod.input<typeof CrossTenantCheckin>;
export type CrossTenantCheckinOutput = zod.output<typeof CrossTenantCheckin>;
