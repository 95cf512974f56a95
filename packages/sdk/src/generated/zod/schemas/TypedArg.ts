/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const typedArgValueMin = 0;
export const typedArgValueMax = 500;



export const TypedArg = /*#__PURE__*/ zod.object({
  "type": /*#__PURE__*/ zod.enum(['STRING', 'NUMBER', 'TIMESTAMP', 'FIELD']),
  "value": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(typedArgValueMin)).check(/*#__PURE__*/ zod.maxLength(typedArgValueMax))
});

export type TypedArg = zod.input<typeof TypedArg>;
export type TypedArgOutput = zod.output<typeof TypedArg>;
