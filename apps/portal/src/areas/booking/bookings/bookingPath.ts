import type { CalendarItem } from '@studio-portal/sdk/types';
import { appointmentResult } from '../appointments/appointmentResult.ts';
import { getBookableKind } from '../courses/getBookableKind.ts';

/**
 * Returns the address of a booking's page; undefined if the booking names no appointment.
 * @param studioUuid uuid of the booking's studio
 */
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
