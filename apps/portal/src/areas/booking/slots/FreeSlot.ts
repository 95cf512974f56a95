import type { Slot } from '@studio-portal/sdk/types';

/** A time that somebody can give: what the choice of one needs to know of it. */
export type FreeSlot = Pick<Slot, 'startDateTime' | 'endDateTime' | 'employees' | 'alreadyBooked'>;
