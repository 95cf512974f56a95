import { afterBooking } from '../bookings/justBooked.ts';
import Typography from '@mui/material/Typography';
import { useCreateCheckinReservation } from '@studio-portal/sdk/api/checkin-reservations';
import type { CheckinReservationSlot } from '@studio-portal/sdk/types';
import { LoadingButton } from '@studio-portal/ui/LoadingButton';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router';
import { useCancelationPromise } from '../../checkout/flow/useCancelationPromise.tsx';
import { AccessNotice } from '../../studio/access/AccessNotice.tsx';
import { MembershipPrompt } from '../../studio/access/MembershipPrompt.tsx';
import { useAccessBlocks } from '../../studio/access/useAccessBlocks.ts';
import { encodeSlot } from './slotAddress.ts';
import { Alert } from '../../../lib/alert/Alert.tsx';
import { ErrorMessage } from '../../../lib/api/errors/ErrorMessage.tsx';
import { toWire } from '../../../lib/dates/dates.ts';
import { Panel } from '../../../lib/page/Panel.tsx';
import { useNow } from '../../../lib/dates/useNow.ts';
import { path } from '../../../lib/address/paths.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { messages } from './messages.ts';
import { NotReservable } from './NotReservable.tsx';
import { slotState } from './slotState.ts';
import { getSlotDay } from './getSlotDay.ts';

interface ReservePanelProps {
  slot: CheckinReservationSlot;
  all: readonly CheckinReservationSlot[];
}

/**
 * Reserves a slot, explains why that is impossible, or asks visitors to log in or connect their
 * membership.
 */
export function ReservePanel({ slot, all }: ReservePanelProps) {
  const { connected } = useStudio();
  const state = slotState(slot, all, useNow());
  return (
    <Panel>
      {state !== 'open' ? (
        <NotReservable state={state} slot={slot} />
      ) : connected ? (
        <ReserveForm slot={slot} />
      ) : (
        <MembershipRequired />
      )}
    </Panel>
  );
}

/**
 * Shows the terms of cancelation, unless the time has started, and the button that reserves, with
 * errors above it.
 */
function ReserveForm({ slot }: { slot: CheckinReservationSlot }) {
  const { studio, studioUuid } = useStudio();
  const navigate = useNavigate();
  const isDenied = useAccessBlocks().isVisitDenied(slot.startTime);
  const present = useNow();
  const terms = useCancelationPromise(slot, false, false);
  const day = getSlotDay(slot);
  const { mutate, isPending, error } = useCreateCheckinReservation({
    mutation: {
      onSuccess: () => {
        const address = encodeSlot({ slotId: slot.slotId, day });
        const done = path('checkinReservationSuccess', { studioUuid, slot: address });
        void navigate(done, afterBooking);
      },
    },
  });
  const reserve = () =>
    mutate({ studioId: studio.id, data: { slotId: slot.slotId, usageDate: toWire(day) } });
  return (
    <>
      <AccessNotice />
      {!isDenied && (
        <>
          <Typography variant="h2">
            <FormattedMessage {...messages.panelTitle} />
          </Typography>
          {slot.startTime > present && <Typography>{terms}</Typography>}
          {error && (
            <Alert kind="error">
              <ErrorMessage error={error} timeZone={studio.zoneId} />
            </Alert>
          )}
          <LoadingButton size="large" fullWidth loading={isPending} onClick={reserve}>
            <FormattedMessage {...messages.reserve} />
          </LoadingButton>
        </>
      )}
    </>
  );
}

/** Asks users whose membership is not known to log in or to connect it. */
const MembershipRequired = () => (
  <>
    <Typography variant="h2">
      <FormattedMessage {...messages.panelTitle} />
    </Typography>
    <MembershipPrompt messages={messages} size="large" />
  </>
);
