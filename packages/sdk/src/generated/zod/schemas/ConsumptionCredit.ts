/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { CreditEntry } from './CreditEntry.ts';
import { Money } from './Money.ts';

export const consumptionCreditOrganizationUnitIdMax = 9007199254740991;

export const consumptionCreditEntriesMax = 200;



export const ConsumptionCredit = /*#__PURE__*/ zod.object({
  "organizationUnitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(consumptionCreditOrganizationUnitIdMax)),
  "balance": Money,
  "rechargeable": /*#__PURE__*/ zod.boolean(),
  "entries": /*#__PURE__*/ zod.array(CreditEntry).check(/*#__PURE__*/ zod.maxLength(consumptionCreditEntriesMax))
});

export type ConsumptionCredit = zod.input<typeof ConsumptionCredit>;
export type ConsumptionCreditOutput = zod.output<typeof ConsumptionCredit>;
