/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { AcceptedConsents } from './acceptedConsents.ts';
import type { TrialCustomerData } from './trialCustomerData.ts';

/**
 * Which slot of the trial session, with whom, and who comes.
 */
export interface CreateTrialSessionRequest {
  /**
     * The kind of appointment, as the configuration names it.
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
     * When the slot begins; any offset that names the instant will do.
     * @minLength 20
     * @maxLength 35
     */
  startDateTime: Date;
  /**
     * Who is to give it; null for anybody who is free.
     * @minimum 1
     * @maximum 9007199254740991
     * @nullable
     */
  employeeId: number | null;
  customerData: TrialCustomerData;
  acceptedConsents: AcceptedConsents;
}
