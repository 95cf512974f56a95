/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { AppointmentPrice } from './AppointmentPrice.ts';
import { Person } from './Person.ts';
import { StudioReference } from './StudioReference.ts';

export const benefitAtStudioEmployeesMax = 50;



export const BenefitAtStudio = /*#__PURE__*/ zod.object({
  "studio": StudioReference,
  "employees": /*#__PURE__*/ zod.array(Person).check(/*#__PURE__*/ zod.maxLength(benefitAtStudioEmployeesMax)),
  "price": AppointmentPrice
});

export type BenefitAtStudio = zod.input<typeof BenefitAtStudio>;
export type BenefitAtStudioOutput = zod.output<typeof BenefitAtStudio>;
