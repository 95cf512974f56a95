/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const trackedStudioTenantMax = 63;


export const trackedStudioTenantRegExp = /*#__PURE__*/ new RegExp('^[a-z0-9-]+$');
export const trackedStudioOrganizationUnitIdMax = 9007199254740991;

export const trackedStudioNameMax = 120;



export const TrackedStudio = /*#__PURE__*/ zod.object({
  "tenant": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(trackedStudioTenantMax)).check(/*#__PURE__*/ zod.regex(trackedStudioTenantRegExp)),
  "organizationUnitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(trackedStudioOrganizationUnitIdMax)),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(trackedStudioNameMax))
});

export type TrackedStudio = zod.input<typeof TrackedStudio>;
export type TrackedStudioOutput = zod.output<typeof TrackedStudio>;
