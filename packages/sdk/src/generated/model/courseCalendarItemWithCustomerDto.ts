/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { AcceptedConsents } from './acceptedConsents.ts';
import type { TrialCustomerData } from './trialCustomerData.ts';

/**
 * Trial course and customer, in the older version.
 */
export interface CourseCalendarItemWithCustomerDto {
  /**
     * The course appointment, whose price names the trial of the studio.
     * @minimum 1
     * @maximum 9007199254740991
     */
  courseAppointmentId: number;
  customer: TrialCustomerData;
  acceptedConsents: AcceptedConsents;
}
