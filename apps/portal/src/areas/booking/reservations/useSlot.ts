import { useParams } from 'react-router';
import { decodeSlot } from './slotAddress.ts';
import { getSlotDay } from './getSlotDay.ts';
import { useSlots } from './useSlots.ts';

/**
 * Finds the slot that the address names among the available slots; `address` is undefined if it is
 * invalid.
 */
export function useSlot() {
  const address = decodeSlot(useParams()['slot']);
  const slots = useSlots();
  const slot = slots.data?.find(
    (one) => one.slotId === address?.slotId && getSlotDay(one) === address.day,
  );
  return { address, slots, slot };
}
