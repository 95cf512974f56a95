/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { HistoricUtilizationHour } from './HistoricUtilizationHour.ts';

export const historicUtilizationHoursMax = 24;



export const HistoricUtilization = /*#__PURE__*/ zod.object({
  "dayOfWeek": /*#__PURE__*/ zod.enum(['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY']),
  "hours": /*#__PURE__*/ zod.array(HistoricUtilizationHour).check(/*#__PURE__*/ zod.maxLength(historicUtilizationHoursMax))
});

export type HistoricUtilization = zod.input<typeof HistoricUtilization>;
export type HistoricUtilizationOutput = zod.output<typeof HistoricUtilization>;
