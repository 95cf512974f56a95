import type { Slot } from '@studio-portal/sdk/types';

/** Fields of a slot that selecting a time needs. */
export type FreeSlot = Pick<Slot, 'startDateTime' | 'endDateTime' | 'employees' | 'alreadyBooked'>;
