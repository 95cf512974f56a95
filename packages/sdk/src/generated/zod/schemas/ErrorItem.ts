/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { TypedArg } from './TypedArg.ts';

export const errorItemErrorMessageMax = 2000;

export const errorItemErrorCodeMax = 200;

export const errorItemTraceIdMax = 200;

export const errorItemTypedArgsMax = 20;



export const ErrorItem = /*#__PURE__*/ zod.object({
  "errorMessage": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(errorItemErrorMessageMax))),
  "errorCode": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(errorItemErrorCodeMax))),
  "traceId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(errorItemTraceIdMax))),
  "typedArgs": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(TypedArg).check(/*#__PURE__*/ zod.maxLength(errorItemTypedArgsMax)))
});

export type ErrorItem = zod.input<typeof ErrorItem>;
export type ErrorItemOutput = zod.output<typeof ErrorItem>;
