import type { CalendarItem } from '@studio-portal/sdk/types';
import { appointmentResult } from '../appointments/appointmentResult.ts';
import { getBookableKind } from '../courses/getBookableKind.ts';

/** The page of a booking: what was booked, what came of it, and what can be done. @param studioUuid of the studio that it is at */
export function bookingPath(
  { uuid, itemType, courseAppointmentId, benefitId }: CalendarItem,
  studioUuid: string,
): string | undefined {
  if (itemType === 'SINGLE')
    return benefitId === null ? undefined : appointmentResult(studioUuid, benefitId, uuid);
  return courseAppointmentId === null
    ? undefined
    : getBookableKind({ itemType }).result(studioUuid, courseAppointmentId, uuid);
}
