/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { EmailAddress } from './EmailAddress.ts';

export const quickRegisterRequestUuidMin = 36;
export const quickRegisterRequestUuidMax = 36;

export const quickRegisterRequestPasswordMax = 200;

export const quickRegisterRequestFirstnameMax = 80;


export const quickRegisterRequestFirstnameRegExp = /*#__PURE__*/ new RegExp('^[\\p{L}\\p{M} .\'’-]+$', 'u');
export const quickRegisterRequestLastnameMax = 80;


export const quickRegisterRequestLastnameRegExp = /*#__PURE__*/ new RegExp('^[\\p{L}\\p{M} .\'’-]+$', 'u');
export const quickRegisterRequestLocaleMin = 5;
export const quickRegisterRequestLocaleMax = 5;


export const quickRegisterRequestLocaleRegExp = /*#__PURE__*/ new RegExp('^[a-z]{2}-[A-Z]{2}$');


export const QuickRegisterRequest = /*#__PURE__*/ zod.object({
  "uuid": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.minLength(quickRegisterRequestUuidMin)).check(/*#__PURE__*/ zod.maxLength(quickRegisterRequestUuidMax)),
  "email": EmailAddress,
  "password": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(quickRegisterRequestPasswordMax)),
  "firstname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(quickRegisterRequestFirstnameMax)).check(/*#__PURE__*/ zod.regex(quickRegisterRequestFirstnameRegExp)),
  "lastname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(quickRegisterRequestLastnameMax)).check(/*#__PURE__*/ zod.regex(quickRegisterRequestLastnameRegExp)),
  "locale": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(quickRegisterRequestLocaleMin)).check(/*#__PURE__*/ zod.maxLength(quickRegisterRequestLocaleMax)).check(/*#__PURE__*/ zod.regex(quickRegisterRequestLocaleRegExp)),
  "termsAccepted": /*#__PURE__*/ zod.boolean()
});

export type QuickRegisterRequest = zod.input<typeof QuickRegisterRequest>;
export type QuickRegisterRequestOutput = zod.output<typeof QuickRegisterRequest>;
