import { useParams } from 'react-router';
import { decodeSlot } from './slotAddress.ts';
import { getSlotDay } from './getSlotDay.ts';
import { useSlots } from './useSlots.ts';

/** The slot that the address names, among the slots that can be reserved; `address` is undefined where it names none. */
export function useSlot() {
  const address = decodeSlot(useParams()['slot']);
  const slots = useSlots();
  const slot = slots.data?.find(
    (one) => one.slotId === address?.slotId && getSlotDay(one) === address.day,
  );
  return { address, slots, slot };
}
