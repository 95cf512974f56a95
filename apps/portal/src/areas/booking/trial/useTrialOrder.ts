import {
  useGetPublicSingleAppointmentCheckout,
  useGetSingleAppointmentCheckout,
} from '@studio-portal/sdk/api/checkouts';
import type { Loaded, Order } from '../../checkout/flow/Flow.ts';
import { guestOrderToken } from '../../checkout/orders/guestOrders.ts';
import { pollUntilAnswered } from '../../checkout/summary/pollUntilAnswered.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { createSingleCheckout } from '../../checkout/flow/createSingleCheckout.ts';
import { trialRequirements } from './trialRequirements.ts';
import { trialFlowAddresses } from './trialFlowAddresses.ts';
import { trialItem } from './trialItem.ts';
import { useTimeStep } from './useTimeStep.ts';
import { useTrial } from './useTrial.ts';

/**
 * Loads an order of a trial session, always fresh, since its state changes on the server. Requests
 * nothing without an id.
 */
export function useTrialOrder(checkoutId: string): Loaded<Order> {
  const { studio, studioUuid, user } = useStudio();
  const trial = useTrial();
  const timeStep = useTimeStep();
  const token = guestOrderToken(checkoutId);
  const isEnabled = checkoutId !== '';
  const own = useGetSingleAppointmentCheckout(checkoutId, {
    query: {
      ...pollUntilAnswered,
      enabled: isEnabled && token === undefined && user !== undefined,
    },
  });
  const guest = useGetPublicSingleAppointmentCheckout(token ?? '', {
    query: { ...pollUntilAnswered, enabled: isEnabled && token !== undefined },
  });
  if (isEnabled && token === undefined && !user) return { status: 'forbidden' };
  if (trial.status === 'loading') return trial;
  const { data, error, refetch, isFetching } = token === undefined ? own : guest;
  if (error && !data) return { status: 'error', error, retry: () => void refetch() };
  const item = data?.singleAppointment;
  const slot = item?.slots[0];
  if (!data || !item || !slot) return { status: 'loading' };
  // A finalized order has taken the slot itself.
  const available = item.available || data.state === 'FINALIZED';
  const { startDateTime, employees } = slot;
  const employeeId = employees.length === 1 ? (employees[0]?.id ?? null) : null;
  // Orders remain visible if the studio stops offering trial sessions.
  const shown = trial.status === 'ready' ? trial.value : { config: item, name: item.name };
  const order = {
    benefitId: item.benefitId,
    organizationUnitId: studio.id,
    startDateTime,
    employeeId,
    offerId: data.offer.id,
  };
  return {
    status: 'ready',
    value: {
      ...data,
      joinWaitingList: false,
      subject: {
        ...trialItem(shown, studio, studioUuid, { slot, available }),
        addresses: trialFlowAddresses(studioUuid, order, { employee: employeeId ?? undefined }),
        ...(data.offer.name === shown.name ? {} : { offer: data.offer.name }),
        paymentMethods: data.offer.paymentMethods,
        price: data.price,
        ...(trial.status === 'ready'
          ? { asks: trialRequirements(trial.value), before: timeStep(trial.value.config) }
          : {}),
        create: (request, key) => createSingleCheckout(order, request, user !== undefined, key),
      },
    },
    refetch: () => void refetch(),
    isFetching,
  };
}
