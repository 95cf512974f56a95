import {
  useGetPublicSingleAppointmentSlot,
  useGetSingleAppointmentSlot,
} from '@studio-portal/sdk/api/bookable-items';
import type { BookingOffer, BookingOption } from '@studio-portal/sdk/types';
import { useParams } from 'react-router';
import type { Item, Loaded, Subject } from '../../checkout/flow/Flow.ts';
import { chosenSlot } from '../../checkout/flow/slot.ts';
import { useNumericParam } from '../../../lib/browser/useNumericParam.ts';
import { path } from '../../../lib/address/paths.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import {
  appointmentItem,
  appointmentSubject,
  type ChosenAppointment,
  toChosen,
} from './appointmentSubject.ts';
import { useAppointmentBookingOptions } from './useAppointmentBookingOptions.ts';

/** Loads the current state of the slot selected for an appointment in this browser session. */
function useChosenSlot(id: number | undefined) {
  const { studio, user } = useStudio();
  const chosen = id === undefined ? undefined : chosenSlot(id);
  const params = {
    organizationUnitId: studio.id,
    startDateTime: chosen?.start.toJSON() ?? '',
    ...(chosen && chosen.employeeId !== null ? { employeeId: chosen.employeeId } : {}),
  };
  const isEnabled = chosen !== undefined;
  const member = useGetSingleAppointmentSlot(id ?? 0, params, {
    query: { enabled: isEnabled && user !== undefined, staleTime: 0 },
  });
  const visitor = useGetPublicSingleAppointmentSlot(id ?? 0, params, {
    query: { enabled: isEnabled && user === undefined, staleTime: 0 },
  });
  return { chosen, query: user ? member : visitor };
}

/**
 * Loads the selected time with one of its booking methods. Redirects to the list if the address
 * names no appointment, and to the appointment if no time is selected, the slot does not exist, or
 * it has no such method.
 */
function useAppointmentAndMethod<Method>(
  find: (options: {
    offers: BookingOffer[];
    bookingOptions: BookingOption[];
  }) => Method | undefined,
): Loaded<{ chosen: ChosenAppointment; method: Method }> {
  const id = useNumericParam('id');
  const { studioUuid } = useStudio();
  const { chosen, query } = useChosenSlot(id);
  const options = useAppointmentBookingOptions(id ?? 0, chosen?.start);
  const refetch = () => void Promise.all([query.refetch(), options.refetch()]);
  if (id === undefined) return { status: 'elsewhere', to: path('appointments', { studioUuid }) };
  const page = { status: 'elsewhere', to: path('appointment', { studioUuid, id }) } as const;
  if (!chosen || (query.error?.status === 404 && !query.data)) return page;
  const error = query.data ? options.error : query.error;
  if (error && !(query.data && options.data)) return { status: 'error', error, retry: refetch };
  if (!query.data || !options.data) return { status: 'loading' };
  const slot = toChosen(query.data, chosen.employeeId);
  const method = find(options.data);
  if (!slot || method === undefined) return page;
  return {
    status: 'ready',
    value: { chosen: slot, method },
    refetch,
    isFetching: query.isFetching || options.isFetching,
  };
}

/** Loads the selected time with the offer that the address names. */
export function useAppointmentSubject(): Loaded<Subject> {
  const { offerId } = useParams();
  const at = useStudio();
  const loaded = useAppointmentAndMethod(({ offers }) =>
    offers.find(({ id }) => String(id) === offerId),
  );
  if (loaded.status !== 'ready') return loaded;
  const { chosen, method } = loaded.value;
  return { ...loaded, value: appointmentSubject(chosen, method, at) };
}

/** Loads the selected time with the booking option that the address names. */
export function useAppointmentOption(): Loaded<{
  item: Item;
  option: BookingOption;
  chosen: ChosenAppointment;
}> {
  const { optionId } = useParams();
  const { studioUuid } = useStudio();
  const loaded = useAppointmentAndMethod(({ bookingOptions }) =>
    bookingOptions.find(({ id, valid }) => String(id) === optionId && valid),
  );
  if (loaded.status !== 'ready') return loaded;
  const { chosen, method } = loaded.value;
  return {
    ...loaded,
    value: { item: appointmentItem(chosen, studioUuid), option: method, chosen },
  };
}
