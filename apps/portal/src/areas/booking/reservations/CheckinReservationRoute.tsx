import { FormattedMessage } from 'react-intl';
import { DaySlots } from './DaySlots.tsx';
import { DaySlotsSkeleton } from './DaySlotsSkeleton.tsx';
import { emptySlotDay } from './emptySlotDay.tsx';
import { messages } from './messages.ts';
import { SlotStrip } from './SlotStrip.tsx';
import { useSlotDay } from './useSlotDay.ts';
import { Page } from '../../../lib/page/Page.tsx';
import { ZoneNote } from '../../../lib/dates/ZoneNote.tsx';
import { titles } from '../../../lib/routes/routeTitles.ts';

/** Lists the times of a day at which members can reserve a visit. The address names the day. */
export function CheckinReservationRoute() {
  const day = useSlotDay();
  return (
    <Page
      title={<FormattedMessage {...titles.checkinReservation} />}
      intro={<FormattedMessage {...messages.intro} />}
      queries={{ slots: day.slots }}
      skeleton={<DaySlotsSkeleton />}
      above={<SlotStrip {...day} />}
      empty={() => (day.daySlots.length === 0 ? emptySlotDay(day) : undefined)}
    >
      {() => (
        <>
          <DaySlots list={day} />
          <ZoneNote />
        </>
      )}
    </Page>
  );
}
