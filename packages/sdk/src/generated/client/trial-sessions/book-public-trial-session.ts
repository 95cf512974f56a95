/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { addHeaders } from '../../../runtime/headers.ts';
import { toDate } from '../../../runtime/toDate.ts';
import type { BookPublicTrialSessionHeaders } from '../../model/bookPublicTrialSessionHeaders.ts';
import type { CalendarItemWithCustomerDto } from '../../model/calendarItemWithCustomerDto.ts';
import type { TrialBooking } from '../../model/trialBooking.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getBookPublicTrialSessionUrl = () => {




  return `/nox/public/v1/trialsession/book`
}

/**
 * Book a trial session without an account, older version
 *
 * Public. Older version; use createPublicTrialSession, which does the same.
 */
export const bookPublicTrialSession = async (calendarItemWithCustomerDto: CalendarItemWithCustomerDto,
    headers?: BookPublicTrialSessionHeaders, options?: Parameters<typeof fetcher>[1]): Promise<TrialBooking> => {

    
return fetcher<TrialBooking>(getBookPublicTrialSessionUrl(),
  {
    operationId: 'bookPublicTrialSession',
    statuses: [201, 400, 403, 404, 409, 422, 429, 500, 502, 503],
    ...options,
    method: 'POST',
    headers: addHeaders(options?.headers, headers),
    body: JSON.stringify(serializeBookPublicTrialSessionRequest(calendarItemWithCustomerDto))
  }
).then(deserializeBookPublicTrialSessionResponse);}


const deserializeBookPublicTrialSessionResponse = (data: TrialBooking): TrialBooking => {
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

const serializeBookPublicTrialSessionRequest = (data: CalendarItemWithCustomerDto): CalendarItemWithCustomerDto => {
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