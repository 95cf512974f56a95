/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { IdlePeriodMediaType } from './IdlePeriodMediaType.ts';

export const idlePeriodDocumentIdMin = 36;
export const idlePeriodDocumentIdMax = 36;

export const idlePeriodDocumentValidUntilMin = 20;
export const idlePeriodDocumentValidUntilMax = 35;



export const IdlePeriodDocument = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.minLength(idlePeriodDocumentIdMin)).check(/*#__PURE__*/ zod.maxLength(idlePeriodDocumentIdMax)),
  "mediaType": IdlePeriodMediaType,
  "validUntil": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.minLength(idlePeriodDocumentValidUntilMin)).check(/*#__PURE__*/ zod.maxLength(idlePeriodDocumentValidUntilMax))
});

export type IdlePeriodDocument = zod.input<typeof IdlePeriodDocument>;
export type IdlePeriodDocumentOutput = zod.output<typeof IdlePeriodDocument>;
