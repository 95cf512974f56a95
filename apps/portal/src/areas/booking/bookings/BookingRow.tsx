import type { CalendarItem } from '@studio-portal/sdk/types';
import { Tag } from '@studio-portal/ui/Tag';
import { TimedRow } from '@studio-portal/ui/TimedRow';
import { type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { formatEnding } from './formatEnding.ts';
import { bookingPath } from './bookingPath.ts';
import { WaitingListInfo } from './WaitingListInfo.tsx';
import { stateMessages } from '../courses/stateMessages.ts';
import { useBookerLabel } from '../../account/family/useBookerLabel.ts';
import { BookingStream } from '../streams/BookingStream.tsx';
import { formatInstant } from '../../../lib/dates/dates.ts';
import { formatFullMoment, formatTimes } from '../../../lib/dates/moments.ts';
import { encodeStudioUuid } from '../../../lib/address/studioUuid.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { messages } from './messages.ts';

/**
 * Shows a booking as a row. The day has its own column, so the details show only the time. Times
 * are in the time zone of the booking's studio.
 */
export function BookingRow({ item, action }: { item: CalendarItem; action?: ReactNode }) {
  const intl = useIntl();
  const { tenant } = useStudio();
  const { studio } = item;
  const bookerLabel = useBookerLabel(item.bookedBy);
  const badge = {
    BOOKED: undefined,
    WAITING: undefined,
    CANCELED: messages.canceled,
    ATTENDED: messages.attended,
    NO_SHOW: messages.noShow,
  }[item.participantStatus];
  const day = (options: Intl.DateTimeFormatOptions) =>
    formatInstant(item.startDateTime, intl.locale, studio.zoneId, options);
  const chip = item.onWaitingList
    ? intl.formatMessage(stateMessages.onWaitingList, { position: item.waitingListPosition ?? 0 })
    : badge && intl.formatMessage(badge);
  const endingText = formatEnding(item, intl);
  const href = bookingPath(item, encodeStudioUuid({ tenant, organizationUnitId: studio.id }));
  return (
    <TimedRow
      start={day({ day: 'numeric', month: 'short' })}
      end={day({ weekday: 'short' })}
      color={item.colorHex}
      title={item.name}
      {...(href === undefined ? {} : { href })}
      meta={[
        <time
          key="when"
          dateTime={item.startDateTime.toJSON()}
          title={formatFullMoment(item.startDateTime, intl.locale, studio.zoneId)}
        >
          {formatTimes(item.startDateTime, item.endDateTime, intl.locale, studio.zoneId)}
        </time>,
        [
          ...(item.employees.length > 0
            ? [intl.formatList(item.employees.map(({ displayedName }) => displayedName))]
            : []),
          [...item.locations.map((room) => room.name), studio.name].join(', '),
        ].join(' · '),
        ...(item.onWaitingList ? [<WaitingListInfo key="waiting" item={item} />] : []),
        ...(bookerLabel ? [bookerLabel] : []),
        ...(endingText === '' ? [] : [endingText]),
        ...(item.stream !== null && item.participantStatus === 'BOOKED'
          ? [<BookingStream key="stream" uuid={item.uuid} />]
          : []),
      ]}
      badge={chip ? <Tag>{chip}</Tag> : undefined}
      action={action}
    />
  );
}
