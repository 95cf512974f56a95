import { useListMyCurrentCalendarItems } from '@studio-portal/sdk/api/my-calendar';
import { CalendarClock } from 'lucide';
import { FormattedMessage, useIntl } from 'react-intl';
import { stateMessages } from '../../booking/courses/stateMessages.ts';
import { CancelationDeadline } from '../../booking/timeline/CancelationDeadline.tsx';
import { useMyReservations } from '../../booking/timeline/useMyReservations.ts';
import {
  isBooking,
  sortVisits,
  splitReservations,
  type Visit,
  visitPath,
  visitPlace,
  visitTitle,
} from '../../booking/timeline/visit.ts';
import { path } from '../../../lib/address/paths.ts';
import { formatMoment } from '../../../lib/dates/moments.ts';
import { useNow } from '../../../lib/dates/useNow.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { messages } from './messages.ts';
import { ValueCard } from './ValueCard.tsx';

/** Next booking or reserved visit of the member, with its deadline for canceling without a fee. */
export function NextBookingCard() {
  const intl = useIntl();
  const present = useNow();
  const page = useStudio();
  const bookings = useListMyCurrentCalendarItems({ query: { staleTime: 0 } });
  const reservations = useMyReservations();
  const visits: Visit[] | undefined =
    bookings.data && reservations.data
      ? sortVisits([...bookings.data, ...splitReservations(reservations.data, present).upcoming])
      : undefined;
  const next = visits?.[0];
  return (
    <ValueCard
      icon={CalendarClock}
      title={<FormattedMessage {...messages.nextBooking} />}
      query={{ ...bookings, data: visits }}
      to={{
        href:
          (next && visitPath(next, page)) ?? path('myBookings', { studioUuid: page.studioUuid }),
        label: <FormattedMessage {...(next ? messages.toBooking : messages.toBookings)} />,
      }}
    >
      {() =>
        next
          ? { answer: visitTitle(next, intl), more: <Details visit={next} present={present} /> }
          : { answer: <FormattedMessage {...messages.noBooking} /> }
      }
    </ValueCard>
  );
}

function Details({ visit, present }: { visit: Visit; present: Date }) {
  const { locale } = useIntl();
  const { startDateTime, studio } = visit;
  return (
    <>
      {formatMoment(startDateTime, locale, studio.zoneId)}, {visitPlace(visit)}
      {isBooking(visit) && visit.onWaitingList && (
        <>
          <br />
          <FormattedMessage
            {...stateMessages.onWaitingList}
            values={{ position: visit.waitingListPosition ?? 0 }}
          />
        </>
      )}
      <br />
      <CancelationDeadline visit={visit} present={present} />
    </>
  );
}
