/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { AcceptedConsents } from './acceptedConsents.ts';
import type { TrialCustomerData } from './trialCustomerData.ts';

/**
 * A course that is tried with who comes, in the older form.
 */
export interface CourseCalendarItemWithCustomerDto {
  /**
     * The course on its day; one whose price names the trial of the studio.
     * @minimum 1
     * @maximum 9007199254740991
     */
  courseAppointmentId: number;
  customer: TrialCustomerData;
  acceptedConsents: AcceptedConsents;
}
