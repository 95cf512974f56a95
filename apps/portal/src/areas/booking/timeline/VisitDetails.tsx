import { FormattedMessage, useIntl } from 'react-intl';
import { formatClockInSentence } from '../../../lib/dates/moments.ts';
import { useNow } from '../../../lib/dates/useNow.ts';
import { useBookerLabel } from '../../account/family/useBookerLabel.ts';
import { formatEnding } from '../bookings/formatEnding.ts';
import { WaitingListInfo } from '../bookings/WaitingListInfo.tsx';
import { BookingStream } from '../streams/BookingStream.tsx';
import { CancelationDeadline } from './CancelationDeadline.tsx';
import { messages } from './messages.ts';
import { isBooking, type Visit, visitPlace } from './visit.ts';

/** Lines below the title of a visit: who and where, deadlines, and how it ended. */
export function VisitDetails({ visit }: { visit: Visit }) {
  const intl = useIntl();
  const present = useNow();
  const bookerLabel = useBookerLabel(isBooking(visit) ? visit.bookedBy : undefined);
  const who = isBooking(visit) ? visit.employees.map(({ displayedName }) => displayedName) : [];
  const ending = isBooking(visit) ? formatEnding(visit, intl) : '';
  const { startDateTime, studio } = visit;
  return (
    <>
      <span>
        {[...(who.length > 0 ? [intl.formatList(who)] : []), visitPlace(visit)].join(' · ')}
      </span>
      {bookerLabel !== undefined && <span>{bookerLabel}</span>}
      {ending !== '' && <span>{ending}</span>}
      {isBooking(visit) && visit.onWaitingList && (
        <span>
          <WaitingListInfo item={visit} />
        </span>
      )}
      {!isBooking(visit) && visit.status === 'RESERVED' && startDateTime > present && (
        <span>
          <FormattedMessage
            {...messages.checkInUntil}
            values={{
              time: formatClockInSentence(
                visit.lastPossibleCheckinDateTime,
                intl.locale,
                studio.zoneId,
              ),
            }}
          />
        </span>
      )}
      <CancelationDeadline visit={visit} present={present} />
      {isBooking(visit) && visit.stream !== null && visit.participantStatus === 'BOOKED' && (
        <BookingStream uuid={visit.uuid} />
      )}
    </>
  );
}
