import { useGetPublicCourse } from '@studio-portal/sdk/api/bookable-items';
import { useLocation } from 'react-router';
import { toCourseAppointments } from '../courses/bookingState.ts';
import { readQuery } from '../../../lib/address/query.ts';
import { useOwnTitle } from '../../../lib/brand/PageTitle.tsx';

/**
 * Loads the event that the query names. `elsewhere` is the address that names its studio too, so
 * that header and contact data are those of the studio.
 */
export function useExternalEvent() {
  const { search } = useLocation();
  const { eventId = '', organizationUnitId } = readQuery(search);
  const isId = /^[1-9]\d{0,14}$/.test(eventId);
  const event = useGetPublicCourse(isId ? Number(eventId) : 0, { query: { enabled: isId } });
  const [appointment] = toCourseAppointments(event.data ? [event.data] : []);
  useOwnTitle(appointment?.course.name);
  const query = new URLSearchParams(search);
  if (appointment) query.set('o', String(appointment.slot.studio.id));
  return {
    isId,
    event,
    appointment,
    elsewhere: appointment && organizationUnitId === undefined ? `?${query.toString()}` : undefined,
  };
}
