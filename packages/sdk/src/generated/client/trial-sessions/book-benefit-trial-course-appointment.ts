/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { addHeaders } from '../../../runtime/headers.ts';
import { toDate } from '../../../runtime/toDate.ts';
import type { BookBenefitTrialCourseAppointmentHeaders } from '../../model/bookBenefitTrialCourseAppointmentHeaders.ts';
import type { CourseCalendarItemWithCustomerDto } from '../../model/courseCalendarItemWithCustomerDto.ts';
import type { TrialBooking } from '../../model/trialBooking.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getBookBenefitTrialCourseAppointmentUrl = () => {




  return `/nox/public/v2/benefit-trial/book-course-appointment`
}

/**
 * Try a course, older version
 *
 * Public. Older version; use createBenefitTrialCourseAppointment, which does the same.
 */
export const bookBenefitTrialCourseAppointment = async (courseCalendarItemWithCustomerDto: CourseCalendarItemWithCustomerDto,
    headers?: BookBenefitTrialCourseAppointmentHeaders, options?: Parameters<typeof fetcher>[1]): Promise<TrialBooking> => {

    
return fetcher<TrialBooking>(getBookBenefitTrialCourseAppointmentUrl(),
  {
    operationId: 'bookBenefitTrialCourseAppointment',
    statuses: [201, 400, 403, 404, 409, 422, 429, 500, 502, 503],
    ...options,
    method: 'POST',
    headers: addHeaders(options?.headers, headers),
    body: JSON.stringify(serializeBookBenefitTrialCourseAppointmentRequest(courseCalendarItemWithCustomerDto))
  }
).then(deserializeBookBenefitTrialCourseAppointmentResponse);}


const deserializeBookBenefitTrialCourseAppointmentResponse = (data: TrialBooking): TrialBooking => {
  if (data == null) return data;
  if (data.confirmUntil != null) {
    data.confirmUntil = toDate(data.confirmUntil);
  }
  if (data.calendarItem != null) {
    data.calendarItem.startDateTime = toDate(data.calendarItem.startDateTime);
    data.calendarItem.endDateTime = toDate(data.calendarItem.endDateTime);
    if (data.calendarItem.waitingListUntil != null) {
      data.calendarItem.waitingListUntil = toDate(data.calendarItem.waitingListUntil);
    }
    if (data.calendarItem.cancelableUntil != null) {
      data.calendarItem.cancelableUntil = toDate(data.calendarItem.cancelableUntil);
    }
    if (data.calendarItem.freeCancelationUntil != null) {
      data.calendarItem.freeCancelationUntil = toDate(data.calendarItem.freeCancelationUntil);
    }
    if (data.calendarItem.confirmUntil != null) {
      data.calendarItem.confirmUntil = toDate(data.calendarItem.confirmUntil);
    }
    if (data.calendarItem.ending != null) {
      data.calendarItem.ending.endedAt = toDate(data.calendarItem.ending.endedAt);
    }
  }
  return data;
};

const serializeBookBenefitTrialCourseAppointmentRequest = (data: CourseCalendarItemWithCustomerDto): CourseCalendarItemWithCustomerDto => {
  if (data == null) return data;
  const copy = { ...data };
  if (copy.customer != null) {
    copy.customer = { ...copy.customer };
    if (copy.customer.dateOfBirth != null) {
      copy.customer.dateOfBirth = copy.customer.dateOfBirth instanceof Date ? (copy.customer.dateOfBirth.toISOString().slice(0, 10) as unknown as Date) : copy.customer.dateOfBirth;
    }
  }
  return copy;
};