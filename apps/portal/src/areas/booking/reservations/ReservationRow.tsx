import type { CheckinReservation } from '@studio-portal/sdk/types';
import { Tag } from '@studio-portal/ui/Tag';
import { TimedRow } from '@studio-portal/ui/TimedRow';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ReservationTerms } from './ReservationTerms.tsx';
import { encodeSlot } from './slotAddress.ts';
import { visitName } from './visitName.ts';
import { formatInstant, fromWire } from '../../../lib/dates/dates.ts';
import {
  formatClockInSentence,
  formatFullMoment,
  formatTimes,
} from '../../../lib/dates/moments.ts';
import { path } from '../../../lib/address/paths.ts';
import { encodeStudioUuid } from '../../../lib/address/studioUuid.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { messages } from './listMessages.ts';

interface ReservationRowProps {
  reservation: CheckinReservation;
  /** Action of an upcoming reservation; past and canceled ones have none. */
  action?: ReactNode;
}

/**
 * Shows a reservation as a row. The day has its own column; times and deadlines are in the studio's
 * time zone.
 */
export function ReservationRow({ reservation, action }: ReservationRowProps) {
  const intl = useIntl();
  const { tenant } = useStudio();
  const { studio, slotId, status, usageDate, startDateTime, endDateTime } = reservation;
  const at = (instant: Date, options: Intl.DateTimeFormatOptions) =>
    formatInstant(instant, intl.locale, studio.zoneId, options);
  const studioUuid = encodeStudioUuid({ tenant, organizationUnitId: studio.id });
  const slot = encodeSlot({ slotId, day: fromWire(usageDate) });
  const checkinDeadline = reservation.lastPossibleCheckinDateTime;
  const time = formatClockInSentence(checkinDeadline, intl.locale, studio.zoneId);
  return (
    <TimedRow
      start={at(startDateTime, { day: 'numeric', month: 'short' })}
      end={at(startDateTime, { weekday: 'short' })}
      title={visitName(intl, startDateTime, endDateTime)}
      {...(action ? { href: path('checkinReservationSuccess', { studioUuid, slot }) } : {})}
      meta={[
        <time
          key="when"
          dateTime={startDateTime.toJSON()}
          title={formatFullMoment(startDateTime, intl.locale, studio.zoneId)}
        >
          {formatTimes(startDateTime, endDateTime, intl.locale, studio.zoneId)}
        </time>,
        studio.name,
        ...(action ? [intl.formatMessage(messages.checkInUntil, { time })] : []),
        ...(reservation.cancelableUntil
          ? [<ReservationTerms key="terms" reservation={reservation} />]
          : []),
      ]}
      badge={
        status === 'CANCELED' ? (
          <Tag>
            <FormattedMessage {...messages.canceled} />
          </Tag>
        ) : undefined
      }
      action={action}
    />
  );
}
