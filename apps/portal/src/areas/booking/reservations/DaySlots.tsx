import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { CheckinReservationSlot } from '@studio-portal/sdk/types';
import { EmptyState } from '@studio-portal/ui/EmptyState';
import { FormattedMessage } from 'react-intl';
import { AccessNotice } from '../../studio/access/AccessNotice.tsx';
import { useAccessBlocks } from '../../studio/access/useAccessBlocks.ts';
import { DayHeading } from '../../../lib/dates/DayHeading.tsx';
import { useNow } from '../../../lib/dates/useNow.ts';
import { EarlierToday } from '../courses/EarlierToday.tsx';
import { emptySlotDay } from './emptySlotDay.tsx';
import { messages } from './messages.ts';
import { SlotList } from './SlotList.ts';
import { SlotRow } from './SlotRow.tsx';
import { slotState } from './slotState.ts';
import type { SlotDay } from './useSlotDay.ts';

/**
 * Lists the slots of a day. Says above why the studio denies visits of the day, and that only one
 * visit a day is allowed, if the user has reserved it. Today's closed slots are collapsed; once all
 * are closed there is a link to another day.
 */
export function DaySlots({ list }: { list: SlotDay }) {
  const { day, today, daySlots } = list;
  const { isVisitDenied } = useAccessBlocks();
  const present = useNow();
  const isOver = (slot: CheckinReservationSlot) =>
    day === today && slotState(slot, daySlots, present) === 'closed';
  const over = daySlots.filter(isOver);
  const left = daySlots.filter((slot) => !isOver(slot));
  const rows = (slots: readonly CheckinReservationSlot[]) => (
    <SlotList>
      {slots.map((slot) => (
        <SlotRow
          key={slot.slotId}
          slot={slot}
          daySlots={daySlots}
          isDenied={isVisitDenied(slot.startTime)}
        />
      ))}
    </SlotList>
  );
  return (
    <>
      <DayHeading day={day} today={today} />
      {daySlots.some(({ startTime }) => isVisitDenied(startTime)) && (
        <Box sx={{ mb: 2 }}>
          <AccessNotice />
        </Box>
      )}
      {daySlots.some(({ reservationId }) => reservationId !== null) && (
        <Typography color="textSecondary">
          <FormattedMessage {...messages.onePerDay} />
        </Typography>
      )}
      <EarlierToday count={over.length}>{rows(over)}</EarlierToday>
      {left.length > 0 ? rows(left) : <EmptyState {...emptySlotDay(list)} />}
    </>
  );
}
