import type { CheckinReservationSlot } from '@studio-portal/sdk/types';
import { CapacityMeter } from '@studio-portal/ui/CapacityMeter';
import { TimedRow } from '@studio-portal/ui/TimedRow';
import { useIntl } from 'react-intl';
import { encodeSlot } from './slotAddress.ts';
import { visitName } from './visitName.ts';
import { formatInstant, formatTimeRange } from '../../../lib/dates/dates.ts';
import { formatClockInSentence } from '../../../lib/dates/moments.ts';
import { ScreenReaderContext } from '../../../lib/page/ScreenReaderContext.tsx';
import { useNow } from '../../../lib/dates/useNow.ts';
import { path } from '../../../lib/address/paths.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { messages } from './messages.ts';
import { SlotAction } from './SlotAction.tsx';
import { slotState } from './slotState.ts';
import { getSlotDay } from './getSlotDay.ts';

interface SlotRowProps {
  slot: CheckinReservationSlot;
  /** All slots of its day. */
  daySlots: readonly CheckinReservationSlot[];
  /** True if the studio denies the user this visit. */
  isDenied: boolean;
}

/** Row of a slot with its time, check-in deadline, free places and action. */
export function SlotRow({ slot, daySlots, isDenied }: SlotRowProps) {
  const intl = useIntl();
  const { studioUuid, studio } = useStudio();
  const present = useNow();
  const { slotId, startTime, endTime, lastPossibleCheckinDateTime, capacity, freePlaces } = slot;
  const time = (instant: Date) =>
    formatInstant(instant, intl.locale, studio.zoneId, { timeStyle: 'short' });
  const state = slotState(slot, daySlots, present);
  const times = formatTimeRange(startTime, endTime, intl.locale, studio.zoneId);
  const href = path('checkinReservationSlot', {
    studioUuid,
    slot: encodeSlot({ slotId, day: getSlotDay(slot) }),
  });
  return (
    <TimedRow
      start={time(startTime)}
      end={time(endTime)}
      title={
        <>
          {visitName(intl, startTime, endTime)}
          <ScreenReaderContext name={times} />
        </>
      }
      href={href}
      meta={[
        intl.formatMessage(messages.checkInUntil, {
          time: formatClockInSentence(lastPossibleCheckinDateTime, intl.locale, studio.zoneId),
        }),
        ...(state === 'closed'
          ? []
          : [
              <CapacityMeter
                key="places"
                taken={capacity - freePlaces}
                places={capacity}
                label={intl.formatMessage(messages.places, { free: freePlaces })}
              />,
            ]),
      ]}
      // DaySlots says once, above the list, why the user cannot reserve.
      {...(state === 'otherOnDay' || (state === 'open' && isDenied)
        ? {}
        : { action: <SlotAction state={state} href={href} times={times} /> })}
    />
  );
}
