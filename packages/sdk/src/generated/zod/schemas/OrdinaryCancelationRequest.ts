/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const ordinaryCancelationRequestCancelationReasonIdMax = 9007199254740991;

export const ordinaryCancelationRequestContractEndDateMin = 10;
export const ordinaryCancelationRequestContractEndDateMax = 10;



export const OrdinaryCancelationRequest = /*#__PURE__*/ zod.object({
  "cancelationReasonId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(ordinaryCancelationRequestCancelationReasonIdMax))),
  "contractEndDate": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(ordinaryCancelationRequestContractEndDateMin)).check(/*#__PURE__*/ zod.maxLength(ordinaryCancelationRequestContractEndDateMax)))
});

export type OrdinaryCancelationRequest = zod.input<typeof OrdinaryCancelationRequest>;
export type OrdinaryCancelationRequestOutput = zod.output<typeof OrdinaryCancelationRequest>;
