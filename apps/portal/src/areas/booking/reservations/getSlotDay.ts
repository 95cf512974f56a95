import type { CheckinReservationSlot } from '@studio-portal/sdk/types';
import { type Day, fromWire } from '../../../lib/dates/dates.ts';

/** Returns the day of a slot at its studio. */
export const getSlotDay = ({ usageDate }: CheckinReservationSlot): Day => fromWire(usageDate);
