/** Generated from api-spec by codegen/finish.ts. Do not edit; run `npm run gen`. */
import * as zod from 'zod/mini';
import { TypedArg } from './TypedArg.ts';

export const errorItemErrorMessageMax = 500;
export const errorItemErrorCodeMin = 3;
export const errorItemErrorCodeMax = 100;
export const errorItemErrorCodeRegExp = /*#__PURE__*/ new RegExp('^[a-z0-9]+(\\.[a-z0-9]+)*$');
export const errorItemTraceIdMin = 16;
export const errorItemTraceIdMax = 32;
export const errorItemTraceIdRegExp = /*#__PURE__*/ new RegExp('^[0-9a-f]{16,32}$');
export const errorItemTypedArgsMax = 20;
export const ErrorItem = /*#__PURE__*/ zod.object({
  "errorMessage": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(errorItemErrorMessageMax)),
  "errorCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(errorItemErrorCodeMin)).check(/*#__PURE__*/ zod.maxLength(errorItemErrorCodeMax)).check(/*#__PURE__*/ zod.regex(errorItemErrorCodeRegExp)),
  "traceId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(errorItemTraceIdMin)).check(/*#__PURE__*/ zod.maxLength(errorItemTraceIdMax)).check(/*#__PURE__*/ zod.regex(errorItemTraceIdRegExp)),
  "typedArgs": /*#__PURE__*/ zod.array(TypedArg).check(/*#__PURE__*/ zod.maxLength(errorItemTypedArgsMax))
});
export type ErrorItem = zod.input<typeof ErrorItem>;
export type ErrorItemOutput = zod.output<typeof ErrorItem>;
