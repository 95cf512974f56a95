import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { CheckinReservationSlot } from '@studio-portal/sdk/types';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { encodeSlot } from './slotAddress.ts';
import { path } from '../../../lib/address/paths.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { messages } from './messages.ts';
import type { SlotState } from './slotState.ts';
import { getSlotDay } from './getSlotDay.ts';

type NotReservableState = Exclude<SlotState, 'open'>;

const headings = {
  mine: messages.stateMine,
  full: messages.stateFull,
  closed: messages.stateClosed,
  otherOnDay: messages.stateOtherOnDay,
} as const satisfies Record<NotReservableState, unknown>;

/**
 * Explains why a slot cannot be reserved and links to the user's reservation or to the other times
 * of the day.
 */
export function NotReservable({
  state,
  slot,
}: {
  state: NotReservableState;
  slot: CheckinReservationSlot;
}) {
  const { studioUuid } = useStudio();
  const day = getSlotDay(slot);
  const address = encodeSlot({ slotId: slot.slotId, day });
  const links = {
    mine: [
      path('checkinReservationSuccess', { studioUuid, slot: address }),
      messages.viewReservation,
    ],
    otherOnDay: [path('myCheckinReservations', { studioUuid }), messages.toReservations],
    full: [`${path('checkinReservation', { studioUuid })}?day=${day}`, messages.otherTimes],
    closed: [`${path('checkinReservation', { studioUuid })}?day=${day}`, messages.otherTimes],
  } as const;
  const [to, label] = links[state];
  return (
    <>
      <Typography variant="h2">
        <FormattedMessage {...headings[state]} />
      </Typography>
      <Button variant="outlined" component={Link} to={to}>
        <FormattedMessage {...label} />
      </Button>
    </>
  );
}
