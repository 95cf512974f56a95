import { FormattedMessage, useIntl } from 'react-intl';
import { visitName } from './visitName.ts';
import { noSlot } from './noSlot.tsx';
import { ReservePanel } from './ReservePanel.tsx';
import { SlotDetail } from './SlotDetail.tsx';
import { SlotSkeleton } from './SlotSkeleton.tsx';
import { useSlot } from './useSlot.ts';
import { Page } from '../../../lib/page/Page.tsx';
import { useOwnTitle } from '../../../lib/brand/PageTitle.tsx';
import { titles } from '../../../lib/routes/routeTitles.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';

/** Shows a time that can be reserved, or an empty state if the address names none. */
export function CheckinReservationSlotRoute() {
  const intl = useIntl();
  const { studioUuid } = useStudio();
  const { address, slots, slot } = useSlot();
  const name = slot && visitName(intl, slot.startTime, slot.endTime);
  useOwnTitle(name);
  return (
    <Page
      title={name ?? <FormattedMessage {...titles.checkinReservation} />}
      queries={{ slots }}
      skeleton={<SlotSkeleton />}
      empty={() => (slot ? undefined : noSlot(studioUuid, address !== undefined))}
    >
      {({ slots: { data: all } }) =>
        slot && (
          <SlotDetail slot={slot}>
            <ReservePanel slot={slot} all={all} />
          </SlotDetail>
        )
      }
    </Page>
  );
}
