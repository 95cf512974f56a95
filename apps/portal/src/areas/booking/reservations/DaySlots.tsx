import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { CheckinReservationSlot } from '@studio-portal/sdk/types';
import { FormattedMessage } from 'react-intl';
import { AccessNotice } from '../../studio/access/AccessNotice.tsx';
import { useAccessBlocks } from '../../studio/access/useAccessBlocks.ts';
import { DayHeading } from '../../../lib/dates/DayHeading.tsx';
import type { Day } from '../../../lib/dates/dates.ts';
import { useNow } from '../../../lib/dates/useNow.ts';
import { EarlierToday } from '../../../lib/page/EarlierToday.tsx';
import { messages } from './messages.ts';
import { SlotRow } from './SlotRow.tsx';
import { slotState } from './slotState.ts';

const List = styled('ul')({ margin: 0, padding: 0 });

interface DaySlotsProps {
  day: Day;
  today: Day;
  slots: readonly CheckinReservationSlot[];
}

/**
 * Lists the slots of a day. Says above why the studio denies visits of the day, and that only one
 * visit a day is allowed, if the user has reserved it. Today's closed slots are collapsed.
 */
export function DaySlots({ day, today, slots }: DaySlotsProps) {
  const { isVisitDenied } = useAccessBlocks();
  const present = useNow();
  const isOver = (slot: CheckinReservationSlot) =>
    day === today && slotState(slot, slots, present) === 'closed';
  const over = slots.filter(isOver);
  const listed = slots.filter((slot) => !isOver(slot));
  const list = (some: readonly CheckinReservationSlot[]) => (
    <List>
      {some.map((slot) => (
        <SlotRow
          key={slot.slotId}
          slot={slot}
          daySlots={slots}
          isDenied={isVisitDenied(slot.startTime)}
        />
      ))}
    </List>
  );
  return (
    <>
      <DayHeading day={day} today={today} />
      <EarlierToday count={over.length}>{list(over)}</EarlierToday>
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
      {listed.length === 0 ? (
        <Typography color="textSecondary">
          <FormattedMessage {...messages.emptyDay} />
        </Typography>
      ) : (
        list(listed)
      )}
    </>
  );
}
