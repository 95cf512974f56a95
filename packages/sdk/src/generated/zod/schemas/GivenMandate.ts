/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { DebtorAddress } from './DebtorAddress.ts';
import { SepaAgreement } from './SepaAgreement.ts';

export const givenMandateDebtorNameMax = 70;

export const givenMandateGivenAtMin = 20;
export const givenMandateGivenAtMax = 35;



export const GivenMandate = /*#__PURE__*/ zod.object({
  "agreement": SepaAgreement,
  "debtorName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(givenMandateDebtorNameMax)),
  "debtorAddress": /*#__PURE__*/ zod.union([DebtorAddress,/*#__PURE__*/ zod.null()]),
  "givenAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.minLength(givenMandateGivenAtMin)).check(/*#__PURE__*/ zod.maxLength(givenMandateGivenAtMax))
});

export type GivenMandate = zod.input<typeof GivenMandate>;
export type GivenMandateOutput = zod.output<typeof GivenMandate>;
