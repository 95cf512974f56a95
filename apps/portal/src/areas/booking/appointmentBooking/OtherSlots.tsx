import type { Slot } from '@studio-portal/sdk/types';
import { useLocation, useNavigate, useParams } from 'react-router';
import { useNextFree } from '../appointments/useNextFree.ts';
import { AlternativeTimes } from '../bookings/AlternativeTimes.tsx';
import type { Item } from '../../checkout/flow/Flow.ts';
import { chosenSlot, storeSlot } from '../../checkout/flow/slot.ts';
import { useNumericParam } from '../../../lib/browser/useNumericParam.ts';
import { path } from '../../../lib/address/paths.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { appointmentAddresses } from './appointmentAddresses.ts';
import { messages } from '../slots/messages.ts';
import { firstStepPath } from '../../checkout/flow/steps.ts';

/**
 * Offers other times, with the same trainer if one was selected. Selecting one continues in the
 * same step and keeps the input; if the lost time was already ordered, the flow restarts at its
 * first step with a new order.
 */
export function OtherSlots(_props: { item: Item }) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { offerId, checkoutId } = useParams();
  const { studioUuid } = useStudio();
  const id = useNumericParam('id');
  const employeeId = (id !== undefined && chosenSlot(id)?.employeeId) || null;
  const { slots } = useNextFree(id, {
    employeeIds: employeeId === null ? [] : [employeeId],
    limit: 4,
  });
  const free = slots?.filter(({ alreadyBooked }) => !alreadyBooked);
  const selectSlot = (slot: Slot) => {
    if (id === undefined) return;
    storeSlot(path('appointment', { studioUuid, id }), slot, { benefitId: id, employeeId });
    const isOrdered = checkoutId !== undefined && offerId !== undefined;
    void navigate(
      isOrdered
        ? firstStepPath(appointmentAddresses(studioUuid, id, Number(offerId)))
        : pathname + search,
      { replace: true },
    );
  };
  return (
    <AlternativeTimes
      title={messages.nextFree}
      none={messages.nothingSoon}
      times={free?.map((slot) => ({
        key: slot.startDateTime.toJSON(),
        at: slot.startDateTime,
        onSelect: () => selectSlot(slot),
      }))}
    />
  );
}
