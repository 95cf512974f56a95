import {
  useGetCourseAppointmentCheckout,
  useGetPublicCourseAppointmentCheckout,
} from '@studio-portal/sdk/api/checkouts';
import type { Loaded, Order } from '../../checkout/flow/Flow.ts';
import { guestOrderToken } from '../../checkout/orders/guestOrders.ts';
import { pollUntilAnswered } from '../../checkout/summary/pollUntilAnswered.ts';
import { toCourseAppointments } from '../courses/bookingState.ts';
import type { BookableKind } from '../courses/BookableKind.ts';
import { useNumericParam } from '../../../lib/browser/useNumericParam.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { courseSubject } from './courseSubject.ts';

/**
 * Loads an order of a place in a course, always fresh, since its state changes on the server.
 * Requests nothing without an id. A guest's order is loaded with its public token.
 */
export function useCourseOrder(kind: BookableKind, checkoutId: string): Loaded<Order> {
  const at = useStudio();
  const id = useNumericParam('id');
  const token = guestOrderToken(checkoutId);
  const isEnabled = checkoutId !== '' && id !== undefined;
  const own = useGetCourseAppointmentCheckout(checkoutId, {
    query: {
      ...pollUntilAnswered,
      enabled: isEnabled && token === undefined && at.user !== undefined,
    },
  });
  const guest = useGetPublicCourseAppointmentCheckout(token ?? '', {
    query: { ...pollUntilAnswered, enabled: isEnabled && token !== undefined },
  });
  if (id === undefined) return { status: 'elsewhere', to: kind.list(at.studioUuid) };
  if (isEnabled && token === undefined && !at.user) return { status: 'forbidden' };
  const { data, error, refetch, isFetching } = token === undefined ? own : guest;
  if (error && !data) return { status: 'error', error, retry: () => void refetch() };
  const [appointment] = toCourseAppointments(data ? [data.courseAppointment] : []);
  if (!data || !appointment) return { status: 'loading' };
  return {
    status: 'ready',
    // The price when it was ordered; that of the offer may have changed.
    value: {
      ...data,
      subject: { ...courseSubject(appointment, data.offer, at), price: data.price },
    },
    refetch: () => void refetch(),
    isFetching,
  };
}
