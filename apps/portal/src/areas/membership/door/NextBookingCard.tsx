import { useListCheckinReservations } from '@studio-portal/sdk/api/checkin-reservations';
import { useListMyCurrentCalendarItems } from '@studio-portal/sdk/api/my-calendar';
import type { CalendarItem, CheckinReservation } from '@studio-portal/sdk/types';
import { CalendarClock } from 'lucide';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { bookingPath } from '../../booking/bookings/bookingPath.ts';
import { stateMessages } from '../../booking/courses/stateMessages.ts';
import { encodeSlot } from '../../booking/reservations/slotAddress.ts';
import { visitName } from '../../booking/reservations/visitName.ts';
import { useCanOpen } from '../../../lib/access/useCanOpen.ts';
import { path } from '../../../lib/address/paths.ts';
import { encodeStudioUuid } from '../../../lib/address/studioUuid.ts';
import { fromWire } from '../../../lib/dates/dates.ts';
import { formatMoment } from '../../../lib/dates/moments.ts';
import { useNow } from '../../../lib/dates/useNow.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { messages } from './messages.ts';
import { ValueCard } from './ValueCard.tsx';

type Visit = CalendarItem | CheckinReservation;

const isBooking = (visit: Visit): visit is CalendarItem => 'uuid' in visit;

/** Next booking or reserved visit of the member, with its deadline for canceling without a fee. */
export function NextBookingCard() {
  const intl = useIntl();
  const present = useNow();
  const { tenant, studioUuid } = useStudio();
  const canReserve = useCanOpen('myCheckinReservations');
  const bookings = useListMyCurrentCalendarItems({ query: { staleTime: 0 } });
  const reservations = useListCheckinReservations({ query: { staleTime: 0, enabled: canReserve } });
  // Bookings are shown without reservations that cannot be loaded.
  const isComplete = !canReserve || reservations.data || reservations.error;
  const reserved = reservations.data?.filter(({ status }) => status === 'RESERVED') ?? [];
  const visits: Visit[] | undefined =
    bookings.data && isComplete ? [...bookings.data, ...reserved] : undefined;
  const [next] =
    visits?.toSorted((a, b) => Number(a.startDateTime) - Number(b.startDateTime)) ?? [];
  return (
    <ValueCard
      icon={CalendarClock}
      title={<FormattedMessage {...messages.nextBooking} />}
      query={{ ...bookings, data: visits }}
      to={{
        href: (next && visitPath(next, tenant)) ?? path('myBookings', { studioUuid }),
        label: <FormattedMessage {...(next ? messages.toBooking : messages.toBookings)} />,
      }}
    >
      {() =>
        next
          ? { answer: formatName(next, intl), more: <Details visit={next} present={present} /> }
          : { answer: <FormattedMessage {...messages.noBooking} /> }
      }
    </ValueCard>
  );
}

const formatName = (visit: Visit, intl: IntlShape): string =>
  isBooking(visit) ? visit.name : visitName(intl, visit.startDateTime, visit.endDateTime);

function visitPath(visit: Visit, tenant: string): string | undefined {
  const studioUuid = encodeStudioUuid({ tenant, organizationUnitId: visit.studio.id });
  if (isBooking(visit)) return bookingPath(visit, studioUuid);
  const slot = encodeSlot({ slotId: visit.slotId, day: fromWire(visit.usageDate) });
  return path('checkinReservationSuccess', { studioUuid, slot });
}

function Details({ visit, present }: { visit: Visit; present: Date }) {
  const { locale } = useIntl();
  const { startDateTime, freeCancelationUntil, studio } = visit;
  const rooms = isBooking(visit) ? visit.locations.map(({ name }) => name) : [];
  return (
    <>
      {formatMoment(startDateTime, locale, studio.zoneId)}, {[...rooms, studio.name].join(', ')}
      {isBooking(visit) && visit.onWaitingList && (
        <>
          <br />
          <FormattedMessage
            {...stateMessages.onWaitingList}
            values={{ position: visit.waitingListPosition ?? 0 }}
          />
        </>
      )}
      {freeCancelationUntil && freeCancelationUntil > present && (
        <>
          <br />
          <FormattedMessage
            {...messages.freeUntil}
            values={{
              until: formatMoment(freeCancelationUntil, locale, studio.zoneId, {
                inSentence: true,
              }),
            }}
          />
        </>
      )}
    </>
  );
}
