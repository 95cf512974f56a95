/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { AppointmentPrice } from './AppointmentPrice.ts';
import { LegalConsent } from './LegalConsent.ts';
import { OnlinePaymentMethod } from './OnlinePaymentMethod.ts';
import { Picture } from './Picture.ts';
import { TrialContactField } from './TrialContactField.ts';
import { TrialSessionStep } from './TrialSessionStep.ts';

export const trialSessionConfigOrganizationUnitIdMax = 9007199254740991;

export const trialSessionConfigBenefitIdMax = 9007199254740991;

export const trialSessionConfigBenefitTrialConfigurationIdMax = 9007199254740991;

export const trialSessionConfigOfferIdMax = 9007199254740991;

export const trialSessionConfigNameMax = 60;

export const trialSessionConfigDescriptionMax = 2000;

export const trialSessionConfigDurationMinutesMin = 5;
export const trialSessionConfigDurationMinutesMax = 1440;

export const trialSessionConfigPaymentMethodsMax = 10;

export const trialSessionConfigStepsMax = 9;

export const trialSessionConfigContactFieldsMax = 10;

export const trialSessionConfigLegalConsentsMax = 5;



export const TrialSessionConfig = /*#__PURE__*/ zod.object({
  "organizationUnitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(trialSessionConfigOrganizationUnitIdMax)),
  "benefitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(trialSessionConfigBenefitIdMax)),
  "benefitTrialConfigurationId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(trialSessionConfigBenefitTrialConfigurationIdMax)),
  "offerId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(trialSessionConfigOfferIdMax)),
  "name": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(trialSessionConfigNameMax))),
  "description": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(trialSessionConfigDescriptionMax))),
  "image": /*#__PURE__*/ zod.union([Picture,/*#__PURE__*/ zod.null()]),
  "durationMinutes": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(trialSessionConfigDurationMinutesMin)).check(/*#__PURE__*/ zod.lte(trialSessionConfigDurationMinutesMax)),
  "price": AppointmentPrice,
  "paymentMethods": /*#__PURE__*/ zod.array(OnlinePaymentMethod).check(/*#__PURE__*/ zod.maxLength(trialSessionConfigPaymentMethodsMax)),
  "steps": /*#__PURE__*/ zod.array(TrialSessionStep).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(trialSessionConfigStepsMax)),
  "contactFields": /*#__PURE__*/ zod.array(TrialContactField).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(trialSessionConfigContactFieldsMax)),
  "coursesAllowed": /*#__PURE__*/ zod.boolean(),
  "legalConsents": /*#__PURE__*/ zod.array(LegalConsent).check(/*#__PURE__*/ zod.maxLength(trialSessionConfigLegalConsentsMax))
});

export type TrialSessionConfig = zod.input<typeof TrialSessionConfig>;
export type TrialSessionConfigOutput = zod.output<typeof TrialSessionConfig>;
