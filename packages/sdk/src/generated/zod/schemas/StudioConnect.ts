/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const studioConnectStudioConnectIdMax = 9007199254740991;

export const studioConnectStudioIdMax = 9007199254740991;

export const studioConnectStudioNameMax = 120;

export const studioConnectTenantMax = 63;


export const studioConnectTenantRegExp = /*#__PURE__*/ new RegExp('^[a-z0-9-]{1,63}$');


export const StudioConnect = /*#__PURE__*/ zod.object({
  "studioConnectId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(studioConnectStudioConnectIdMax)),
  "studioId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(studioConnectStudioIdMax)),
  "studioName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(studioConnectStudioNameMax)),
  "tenant": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(studioConnectTenantMax)).check(/*#__PURE__*/ zod.regex(studioConnectTenantRegExp))
});

export type StudioConnect = zod.input<typeof StudioConnect>;
export type StudioConnectOutput = zod.output<typeof StudioConnect>;
