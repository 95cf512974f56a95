/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { AcceptedConsents } from './acceptedConsents.ts';
import type { TrialCustomerData } from './trialCustomerData.ts';

/**
 * Which course is tried, and who comes.
 */
export interface CreateTrialCourseRequest {
  /**
     * The course on its day; one whose price names the trial of the studio.
     * @minimum 1
     * @maximum 9007199254740991
     */
  courseAppointmentId: number;
  customerData: TrialCustomerData;
  acceptedConsents: AcceptedConsents;
}
