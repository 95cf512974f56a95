/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { Money } from './Money.ts';

export const appointmentPriceStateBenefitTrialConfigurationIdMax = 9007199254740991;



export const AppointmentPriceState = /*#__PURE__*/ zod.object({
  "state": /*#__PURE__*/ zod.enum(['MEMBER_ONLY', 'ONLINE_PAYMENT', 'FREE']),
  "money": /*#__PURE__*/ zod.union([Money,/*#__PURE__*/ zod.null()]),
  "benefitTrialConfigurationId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(appointmentPriceStateBenefitTrialConfigurationIdMax)))
});

export type AppointmentPriceState = zod.input<typeof AppointmentPriceState>;
export type AppointmentPriceStateOutput = zod.output<typeof AppointmentPriceState>;
