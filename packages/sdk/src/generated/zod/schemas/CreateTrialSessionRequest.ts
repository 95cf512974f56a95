/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { AcceptedConsents } from './AcceptedConsents.ts';
import { TrialCustomerData } from './TrialCustomerData.ts';

export const createTrialSessionRequestBenefitIdMax = 9007199254740991;

export const createTrialSessionRequestOrganizationUnitIdMax = 9007199254740991;

export const createTrialSessionRequestStartDateTimeMin = 20;
export const createTrialSessionRequestStartDateTimeMax = 35;

export const createTrialSessionRequestEmployeeIdMax = 9007199254740991;



export const CreateTrialSessionRequest = /*#__PURE__*/ zod.object({
  "benefitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(createTrialSessionRequestBenefitIdMax)),
  "organizationUnitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(createTrialSessionRequestOrganizationUnitIdMax)),
  "startDateTime": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.minLength(createTrialSessionRequestStartDateTimeMin)).check(/*#__PURE__*/ zod.maxLength(createTrialSessionRequestStartDateTimeMax)),
  "employeeId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(createTrialSessionRequestEmployeeIdMax))),
  "customerData": TrialCustomerData,
  "acceptedConsents": AcceptedConsents
});

export type CreateTrialSessionRequest = zod.input<typeof CreateTrialSessionRequest>;
export type CreateTrialSessionRequestOutput = zod.output<typeof CreateTrialSessionRequest>;
