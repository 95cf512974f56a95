/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { AcceptedConsents } from './AcceptedConsents.ts';
import { TrialCustomerData } from './TrialCustomerData.ts';

export const calendarItemWithCustomerDtoBenefitIdMax = 9007199254740991;

export const calendarItemWithCustomerDtoOrganizationUnitIdMax = 9007199254740991;

export const calendarItemWithCustomerDtoStartDateTimeMin = 20;
export const calendarItemWithCustomerDtoStartDateTimeMax = 35;

export const calendarItemWithCustomerDtoEmployeeIdMax = 9007199254740991;



export const CalendarItemWithCustomerDto = /*#__PURE__*/ zod.object({
  "benefitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(calendarItemWithCustomerDtoBenefitIdMax)),
  "organizationUnitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(calendarItemWithCustomerDtoOrganizationUnitIdMax)),
  "startDateTime": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.minLength(calendarItemWithCustomerDtoStartDateTimeMin)).check(/*#__PURE__*/ zod.maxLength(calendarItemWithCustomerDtoStartDateTimeMax)),
  "employeeId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(calendarItemWithCustomerDtoEmployeeIdMax))),
  "customer": TrialCustomerData,
  "acceptedConsents": AcceptedConsents
});

export type CalendarItemWithCustomerDto = zod.input<typeof CalendarItemWithCustomerDto>;
export type CalendarItemWithCustomerDtoOutput = zod.output<typeof CalendarItemWithCustomerDto>;
