/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { EmailAddress } from './EmailAddress.ts';

export const quickRegistrationUuidMin = 36;
export const quickRegistrationUuidMax = 36;

export const quickRegistrationStudioIdMax = 9007199254740991;

export const quickRegistrationStudioNameMax = 120;

export const quickRegistrationTenantMax = 63;


export const quickRegistrationTenantRegExp = /*#__PURE__*/ new RegExp('^[a-z0-9-]{1,63}$');
export const quickRegistrationFirstnameMax = 80;


export const quickRegistrationFirstnameRegExp = /*#__PURE__*/ new RegExp('^[\\p{L}\\p{M} .\'’-]+$', 'u');
export const quickRegistrationLastnameMax = 80;


export const quickRegistrationLastnameRegExp = /*#__PURE__*/ new RegExp('^[\\p{L}\\p{M} .\'’-]+$', 'u');


export const QuickRegistration = /*#__PURE__*/ zod.object({
  "uuid": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.minLength(quickRegistrationUuidMin)).check(/*#__PURE__*/ zod.maxLength(quickRegistrationUuidMax)),
  "studioId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(quickRegistrationStudioIdMax)),
  "studioName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(quickRegistrationStudioNameMax)),
  "tenant": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(quickRegistrationTenantMax)).check(/*#__PURE__*/ zod.regex(quickRegistrationTenantRegExp)),
  "email": /*#__PURE__*/ zod.union([EmailAddress,/*#__PURE__*/ zod.null()]),
  "firstname": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(quickRegistrationFirstnameMax)).check(/*#__PURE__*/ zod.regex(quickRegistrationFirstnameRegExp))),
  "lastname": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(quickRegistrationLastnameMax)).check(/*#__PURE__*/ zod.regex(quickRegistrationLastnameRegExp)))
});

export type QuickRegistration = zod.input<typeof QuickRegistration>;
export type QuickRegistrationOutput = zod.output<typeof QuickRegistration>;
