/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { Person } from './Person.ts';

export const singleAppointmentFilterEmployeesMax = 500;



export const SingleAppointmentFilter = /*#__PURE__*/ zod.object({
  "employees": /*#__PURE__*/ zod.array(Person).check(/*#__PURE__*/ zod.maxLength(singleAppointmentFilterEmployeesMax))
});

export type SingleAppointmentFilter = zod.input<typeof SingleAppointmentFilter>;
export type SingleAppointmentFilterOutput = zod.output<typeof SingleAppointmentFilter>;
