import Typography from '@mui/material/Typography';
import { CapacityMeter } from '@studio-portal/ui/CapacityMeter';
import { lineLength } from '@studio-portal/ui/tokens';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { DetailColumns } from '../../../lib/page/DetailColumns.tsx';
import { DetailCover } from '../../../lib/page/DetailCover.tsx';
import { Facts } from '../../../lib/page/Facts.tsx';
import { ZoneNote } from '../../../lib/dates/ZoneNote.tsx';
import { formatTimeRange, now } from '../../../lib/dates/dates.ts';
import { type CourseAppointment, freePlaces, takesBookings } from './bookingState.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { stateMessages } from './stateMessages.ts';
import { messages } from './messages.ts';
import { formatDateInWords } from '../../../lib/dates/moments.ts';

/**
 * Shows the description, time, place and trainers of a course, with the children in a column beside
 * it.
 */
export function CourseDetail({
  appointment,
  children,
}: {
  appointment: CourseAppointment;
  children: ReactNode;
}) {
  const intl = useIntl();
  const { studio } = useStudio();
  const { course, slot } = appointment;
  const date = formatDateInWords(slot.startDateTime, intl.locale, studio.zoneId);
  const time = formatTimeRange(slot.startDateTime, slot.endDateTime, intl.locale, studio.zoneId);
  const rooms =
    course.appointmentMeetingType === 'STREAM'
      ? [intl.formatMessage(stateMessages.online)]
      : slot.locations.map((room) => room.name);
  return (
    <DetailColumns aside={children}>
      <DetailCover picture={course.image} color={course.colorHex} />
      <Facts>
        <dt>
          <FormattedMessage {...messages.when} />
        </dt>
        <dd>
          {date}
          <br />
          {time}
        </dd>
        <dt>
          <FormattedMessage {...messages.where} />
        </dt>
        <dd>{[...rooms, studio.name].join(', ')}</dd>
        {slot.employees.length > 0 && (
          <>
            <dt>
              <FormattedMessage {...messages.who} />
            </dt>
            <dd>{intl.formatList(slot.employees.map((person) => person.displayedName))}</dd>
          </>
        )}
      </Facts>
      {takesBookings(appointment, now()) && (
        <CapacityMeter
          taken={course.bookedParticipants}
          places={course.maxParticipants}
          label={intl.formatMessage(stateMessages.places, { free: freePlaces(course) })}
        />
      )}
      <Typography sx={{ maxWidth: lineLength, whiteSpace: 'pre-line' }}>
        {course.description}
      </Typography>
      <ZoneNote />
    </DetailColumns>
  );
}
