import { useListMyCurrentCalendarItems } from '@studio-portal/sdk/api/my-calendar';
import { CalendarClock } from 'lucide';
import { FormattedMessage, useIntl } from 'react-intl';
import { formatMoment } from '../../../lib/dates/moments.ts';
import { path } from '../../../lib/address/paths.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { messages } from './messages.ts';
import { OverviewCard } from './OverviewCard.tsx';

/** Next booking of the member. */
export function NextBookingCard() {
  const { locale } = useIntl();
  const { studioUuid } = useStudio();
  const bookings = useListMyCurrentCalendarItems({ query: { staleTime: 0 } });
  return (
    <OverviewCard
      icon={CalendarClock}
      title={<FormattedMessage {...messages.nextBooking} />}
      query={bookings}
      to={{
        href: path('myBookings', { studioUuid }),
        label: <FormattedMessage {...messages.toBookings} />,
      }}
    >
      {(items) => {
        const [next] = items.toSorted(
          (one, other) => Number(one.startDateTime) - Number(other.startDateTime),
        );
        return next
          ? {
              answer: next.name,
              more: `${formatMoment(next.startDateTime, locale, next.studio.zoneId)}, ${next.studio.name}`,
            }
          : { answer: <FormattedMessage {...messages.noBooking} /> };
      }}
    </OverviewCard>
  );
}
