import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useListPublicCourses } from '@studio-portal/sdk/api/bookable-items';
import { space } from '@studio-portal/ui/tokens';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { path } from '../../../app/paths.ts';
import {
  type Appointment,
  bookingState,
  freePlaces,
  toAppointments,
} from '../../../lib/courses/bookingState.ts';
import { addDays, dayIn, now } from '../../../lib/dates.ts';
import { Moment } from '../../../lib/Moment.tsx';
import { storeSlot } from '../../../lib/slot.ts';
import { useStudio } from '../../../lib/studio/StudioContext.tsx';
import { flowMessages } from '../flowMessages.ts';

const List = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: space(8),
});

interface SlotTakenProps {
  appointment: Appointment;
  offerId: number;
  /** Goes on with the waiting list; undefined when there is none. */
  onWait: (() => void) | undefined;
}

/** The last place went while the form was open: says so on the spot and offers other times; what was typed is kept. */
export function SlotTaken({ appointment, offerId, onWait }: SlotTakenProps) {
  const { studio, studioUuid } = useStudio();
  const today = dayIn(studio.zoneId);
  const { data } = useListPublicCourses({
    organizationUnitId: studio.id,
    startDate: today,
    endDate: addDays(today, 27),
  });
  const others = toAppointments(data ?? [])
    .filter(
      ({ course }) =>
        course.courseId === appointment.course.courseId && course.id !== appointment.course.id,
    )
    .filter((other) => bookingState(other, now()).kind === 'book')
    .slice(0, 4);
  return (
    <>
      <Alert severity="warning" role="alert">
        <AlertTitle>
          <FormattedMessage {...flowMessages.slotTaken} />
        </AlertTitle>
        <FormattedMessage {...flowMessages.slotTakenText} />
      </Alert>
      {onWait && (
        <Button variant="outlined" onClick={onWait} sx={{ justifySelf: 'start' }}>
          <FormattedMessage {...flowMessages.waitInstead} />
        </Button>
      )}
      <Typography variant="h2">
        <FormattedMessage {...flowMessages.otherTimes} />
      </Typography>
      {data && others.length === 0 && (
        <Typography>
          <FormattedMessage {...flowMessages.noOtherTimes} />
        </Typography>
      )}
      <List>
        {others.map(({ course, slot }) => (
          <li key={course.id}>
            <Button
              variant="outlined"
              fullWidth
              component={Link}
              to={path('courseContact', { studioUuid, id: course.id, offerId })}
              onClick={() => storeSlot(course.id, slot)}
              sx={{ justifyContent: 'space-between' }}
            >
              <span>
                <Moment at={slot.startDateTime} zone={studio.zoneId} />
              </span>
              <FormattedMessage {...flowMessages.places} values={{ count: freePlaces(course) }} />
            </Button>
          </li>
        ))}
      </List>
    </>
  );
}
