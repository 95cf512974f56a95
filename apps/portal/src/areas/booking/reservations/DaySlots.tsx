import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { CheckinReservationSlot } from '@studio-portal/sdk/types';
import { FormattedMessage } from 'react-intl';
import { messages } from './messages.ts';
import { SlotRow } from './SlotRow.tsx';

const List = styled('ul')({ margin: 0, padding: 0 });

/**
 * Lists the slots of a day, with a note above if the user has reserved one, since only one visit a
 * day is allowed.
 */
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
