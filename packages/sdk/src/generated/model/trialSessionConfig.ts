/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { AppointmentPrice } from './appointmentPrice.ts';
import type { LegalConsent } from './legalConsent.ts';
import type { OnlinePaymentMethod } from './onlinePaymentMethod.ts';
import type { Picture } from './picture.ts';
import type { TrialContactField } from './trialContactField.ts';
import type { TrialSessionStep } from './trialSessionStep.ts';

/**
 * Configuration of a studio's trial session.
 */
export interface TrialSessionConfig {
  /**
     * Organization unit id of the studio.
     * @minimum 1
     * @maximum 9007199254740991
     */
  organizationUnitId: number;
  /**
     * The kind of appointment that is the trial session.
     * @minimum 1
     * @maximum 9007199254740991
     */
  benefitId: number;
  /**
     * The trial; appointments that can be tried have the same id in their price.
     * @minimum 1
     * @maximum 9007199254740991
     */
  benefitTrialConfigurationId: number;
  /**
     * The offer to buy for a paid trial.
     * @minimum 1
     * @maximum 9007199254740991
     */
  offerId: number;
  /**
     * Custom name in the studio's language, for the button; null if there is none.
     * @minLength 1
     * @maxLength 60
     * @nullable
     */
  name: string | null;
  /**
     * Description as plain text.
     * @minLength 1
     * @maxLength 2000
     * @nullable
     */
  description: string | null;
  /** A picture, if any. */
  image: Picture | null;
  /**
     * Duration in minutes.
     * @minimum 5
     * @maximum 1440
     */
  durationMinutes: number;
  price: AppointmentPrice;
  /**
     * Accepted payment methods; empty if it is free.
     * @maxItems 10
     */
  paymentMethods: OnlinePaymentMethod[];
  /**
     * The steps of the booking, in order.
     * @minItems 1
     * @maxItems 9
     */
  steps: TrialSessionStep[];
  /**
     * Requested fields, in the order of the form.
     * @minItems 1
     * @maxItems 10
     */
  contactFields: TrialContactField[];
  /** True if courses whose price names this trial can be tried instead. */
  coursesAllowed: boolean;
  /**
     * Consents required before booking, in the order of the form.
     * @maxItems 5
     */
  legalConsents: LegalConsent[];
}
