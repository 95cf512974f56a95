import { styled } from '@mui/material/styles';
import type { CheckinReservationSlot } from '@studio-portal/sdk/types';
import { SlotRow } from './SlotRow.tsx';

const List = styled('ul')({ margin: 0, padding: 0 });

interface DaySlotsProps {
  ofDay: readonly CheckinReservationSlot[];
  all: readonly CheckinReservationSlot[];
}

/** The slots of a day. */
export const DaySlots = ({ ofDay, all }: DaySlotsProps) => (
  <List>
    {ofDay.map((slot) => (
      <SlotRow key={slot.slotId} slot={slot} all={all} />
    ))}
  </List>
);
