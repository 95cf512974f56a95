import {
  useGetPublicSingleAppointmentCheckout,
  useGetSingleAppointmentCheckout,
} from '@studio-portal/sdk/api/checkouts';
import type { Loaded, Order } from '../../checkout/flow/Flow.ts';
import { guestOrderToken } from '../../checkout/orders/guestOrders.ts';
import { pollUntilAnswered } from '../../checkout/summary/pollUntilAnswered.ts';
import { chosenSlot } from '../../checkout/flow/slot.ts';
import { path } from '../../../lib/address/paths.ts';
import { useNumericParam } from '../../../lib/browser/useNumericParam.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { appointmentSubject, toChosen } from './appointmentSubject.ts';

/**
 * Loads an order of a single appointment, always fresh, since its state changes on the server.
 * Requests nothing without an id. A guest's order is loaded with its public token.
 */
export function useAppointmentOrder(checkoutId: string): Loaded<Order> {
  const at = useStudio();
  const id = useNumericParam('id');
  const token = guestOrderToken(checkoutId);
  const isEnabled = checkoutId !== '' && id !== undefined;
  const own = useGetSingleAppointmentCheckout(checkoutId, {
    query: {
      ...pollUntilAnswered,
      enabled: isEnabled && token === undefined && at.user !== undefined,
    },
  });
  const guest = useGetPublicSingleAppointmentCheckout(token ?? '', {
    query: { ...pollUntilAnswered, enabled: isEnabled && token !== undefined },
  });
  if (id === undefined)
    return { status: 'elsewhere', to: path('appointments', { studioUuid: at.studioUuid }) };
  if (isEnabled && token === undefined && !at.user) return { status: 'forbidden' };
  const { data, error, refetch, isFetching } = token === undefined ? own : guest;
  if (error && !data) return { status: 'error', error, retry: () => void refetch() };
  const chosen = data && toChosen(data.singleAppointment, chosenSlot(id)?.employeeId ?? null);
  if (!data || !chosen) return { status: 'loading' };
  return {
    status: 'ready',
    value: {
      ...data,
      joinWaitingList: false,
      // The price when it was ordered; that of the offer may have changed.
      subject: { ...appointmentSubject(chosen, data.offer, at), price: data.price },
    },
    refetch: () => void refetch(),
    isFetching,
  };
}
