/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { AccessRefusalReason } from './AccessRefusalReason.ts';

export const accessRefusalStatusReasonsMax = 3;

export const accessRefusalStatusRefusedSinceMin = 20;
export const accessRefusalStatusRefusedSinceMax = 35;



export const AccessRefusalStatus = /*#__PURE__*/ zod.object({
  "accessRefused": /*#__PURE__*/ zod.boolean(),
  "reasons": /*#__PURE__*/ zod.array(AccessRefusalReason).check(/*#__PURE__*/ zod.maxLength(accessRefusalStatusReasonsMax)),
  "refusedSince": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.minLength(accessRefusalStatusRefusedSinceMin)).check(/*#__PURE__*/ zod.maxLength(accessRefusalStatusRefusedSinceMax)))
});

export type AccessRefusalStatus = zod.input<typeof AccessRefusalStatus>;
export type AccessRefusalStatusOutput = zod.output<typeof AccessRefusalStatus>;
