import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { CheckinReservationSlot } from '@studio-portal/sdk/types';
import { FormattedMessage } from 'react-intl';
import { messages } from './messages.ts';
import { SlotRow } from './SlotRow.tsx';

const List = styled('ul')({ margin: 0, padding: 0 });

/** The slots of a day; who comes at one of them is told that this is the visit of the day. */
export function DaySlots({ slots }: { slots: readonly CheckinReservationSlot[] }) {
  return (
    <>
      {slots.some(({ reservationId }) => reservationId !== null) && (
        <Typography color="textSecondary">
          <FormattedMessage {...messages.onePerDay} />
        </Typography>
      )}
      <List>
        {slots.map((slot) => (
          <SlotRow key={slot.slotId} slot={slot} daySlots={slots} />
        ))}
      </List>
    </>
  );
}
