import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { CapacityMeter } from '@studio-portal/ui/CapacityMeter';
import { lineLength, space } from '@studio-portal/ui/tokens';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Cover } from '../../lib/Cover.tsx';
import { ZoneNote } from '../../lib/ZoneNote.tsx';
import { formatTimeRange, now } from '../../lib/dates.ts';
import {
  type CourseAppointment,
  freePlaces,
  takesBookings,
} from '../../domains/courseView/bookingState.ts';
import { useStudio } from '../../site/studio/StudioContext.tsx';
import { stateMessages } from '../../domains/courseView/stateMessages.ts';
import { messages } from './messages.ts';
import { formatDateInWords } from '../../lib/moments.ts';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: space(32),
  alignItems: 'start',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1fr) 380px', gap: space(50) },
}));

/** The top of the page, not the whole of it: the middle of the picture. */
const strip = { width: 21, height: 9 };

const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${space(8)} ${space(24)}`,
  margin: 0,
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, fontVariantNumeric: 'tabular-nums' },
}));

const Aside = styled('aside')(({ theme }) => ({
  [theme.breakpoints.up('md')]: { position: 'sticky', top: 84 },
}));

/** What a course is, when, where and with whom; beside it what the route wants there. */
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
    <Columns>
      <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
        {course.image && (
          <Cover
            picture={course.image}
            proportions={strip}
            sizes="(min-width: 992px) 740px, 100vw"
            color={course.colorHex}
            important
          />
        )}
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
      </Box>
      <Aside>{children}</Aside>
    </Columns>
  );
}
