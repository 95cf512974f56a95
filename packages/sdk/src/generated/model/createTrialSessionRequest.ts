/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { AcceptedConsents } from './acceptedConsents.ts';
import type { TrialCustomerData } from './trialCustomerData.ts';

/**
 * Slot of the trial session, employee and customer.
 */
export interface CreateTrialSessionRequest {
  /**
     * The kind of appointment, as in the configuration.
     * @minimum 1
     * @maximum 9007199254740991
     */
  benefitId: number;
  /**
     * Organization unit id of the studio.
     * @minimum 1
     * @maximum 9007199254740991
     */
  organizationUnitId: number;
  /**
     * Start of the slot, with any offset.
     * @minLength 20
     * @maxLength 35
     */
  startDateTime: Date;
  /**
     * The requested employee; null for any available one.
     * @minimum 1
     * @maximum 9007199254740991
     * @nullable
     */
  employeeId: number | null;
  customerData: TrialCustomerData;
  acceptedConsents: AcceptedConsents;
}
