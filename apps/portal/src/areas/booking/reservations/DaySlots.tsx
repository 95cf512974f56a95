import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { CheckinReservationSlot } from '@studio-portal/sdk/types';
import { FormattedMessage } from 'react-intl';
import { AccessNotice } from '../../studio/access/AccessNotice.tsx';
import { useAccessBlocks } from '../../studio/access/useAccessBlocks.ts';
import { messages } from './messages.ts';
import { SlotRow } from './SlotRow.tsx';

const List = styled('ul')({ margin: 0, padding: 0 });

/**
 * Lists the slots of a day. Says above why the studio denies visits of the day, and that only one
 * visit a day is allowed, if the user has reserved it.
 */
export function DaySlots({ slots }: { slots: readonly CheckinReservationSlot[] }) {
  const { isVisitDenied } = useAccessBlocks();
  return (
    <>
      {slots.some(({ startTime }) => isVisitDenied(startTime)) && (
        <Box sx={{ mb: 2 }}>
          <AccessNotice />
        </Box>
      )}
      {slots.some(({ reservationId }) => reservationId !== null) && (
        <Typography color="textSecondary">
          <FormattedMessage {...messages.onePerDay} />
        </Typography>
      )}
      <List>
        {slots.map((slot) => (
          <SlotRow
            key={slot.slotId}
            slot={slot}
            daySlots={slots}
            isDenied={isVisitDenied(slot.startTime)}
          />
        ))}
      </List>
    </>
  );
}
