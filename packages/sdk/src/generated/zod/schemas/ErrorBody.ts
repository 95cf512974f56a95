/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { ErrorItem } from './ErrorItem.ts';

export const errorBodyTwoMax = 50;



export const ErrorBody = /*#__PURE__*/ zod.union([ErrorItem,/*#__PURE__*/ zod.array(ErrorItem).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(errorBodyTwoMax))]);

export type ErrorBody = zod.input<typeof ErrorBody>;
export type ErrorBodyOutput = zod.output<typeof ErrorBody>;
