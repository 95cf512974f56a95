import type { CalendarItem } from '@studio-portal/sdk/types';
import { path } from '../../site/address/paths.ts';
import { kindOf } from '../courseView/kindOf.ts';

/** The page of what was booked: a course, an event, or a kind of appointment. @param studioUuid of the studio that it is at */
export function pageOfBooking(
  { itemType, courseAppointmentId, benefitId }: CalendarItem,
  studioUuid: string,
): string | undefined {
  if (itemType === 'SINGLE')
    return benefitId === null ? undefined : path('appointment', { studioUuid, id: benefitId });
  return courseAppointmentId === null
    ? undefined
    : kindOf({ itemType }).page(studioUuid, courseAppointmentId);
}
