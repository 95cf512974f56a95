/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { AppointmentPriceState } from './AppointmentPriceState.ts';

export const appointmentPriceOneMin = 0;
export const appointmentPriceOneMax = 100000;



export const AppointmentPrice = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(appointmentPriceOneMin)).check(/*#__PURE__*/ zod.lte(appointmentPriceOneMax)),AppointmentPriceState]);

export type AppointmentPrice = zod.input<typeof AppointmentPrice>;
export type AppointmentPriceOutput = zod.output<typeof AppointmentPrice>;
