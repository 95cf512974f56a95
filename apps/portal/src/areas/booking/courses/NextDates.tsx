import Typography from '@mui/material/Typography';
import { FramedList, FramedRow } from '@studio-portal/ui/FramedList';
import { SiteLink } from '@studio-portal/ui/SiteLink';
import { FormattedMessage } from 'react-intl';
import { addDays, dayInZone } from '../../../lib/dates/dates.ts';
import { Moment } from '../../../lib/dates/Moment.tsx';
import { useNow } from '../../../lib/dates/useNow.ts';
import {
  bookingState,
  type CourseAppointment,
  freePlaces,
  isBookable,
  takesBookings,
  toCourseAppointments,
} from './bookingState.ts';
import { messages } from './messages.ts';
import { StateLabel } from './StateLabel.tsx';
import { stateMessages } from './stateMessages.ts';
import { useCourseHref } from './useCourseHref.ts';
import { useCourses } from './useCourses.ts';

/** Number of days in which the next dates are looked for, and how many are shown. */
const searchedDays = 28;
const maxShown = 3;

/**
 * Links to the next dates of the same course, without canceled ones; renders nothing while loading
 * and without any.
 */
export function NextDates({ appointment: { course, slot } }: { appointment: CourseAppointment }) {
  const courseHref = useCourseHref();
  const present = useNow();
  const { zoneId } = slot.studio;
  // The course may be over.
  const after = slot.startDateTime > present ? slot.startDateTime : present;
  const day = dayInZone(zoneId, after);
  const { data = [] } = useCourses(day, addDays(day, searchedDays));
  const dates = toCourseAppointments(data)
    .filter((other) => other.course.courseId === course.courseId)
    .filter((other) => other.slot.startDateTime > after && takesBookings(other, present))
    .slice(0, maxShown);
  if (dates.length === 0) return null;
  return (
    <section aria-labelledby="next-dates">
      <Typography id="next-dates" variant="h3" component="h2" sx={{ mb: 1.5 }}>
        <FormattedMessage {...messages.nextDates} />
      </Typography>
      <FramedList>
        {dates.map((next) => {
          const state = bookingState(next, present);
          return (
            <FramedRow key={next.course.id}>
              <SiteLink href={courseHref(next)}>
                <Moment at={next.slot.startDateTime} zone={zoneId} />
              </SiteLink>
              <Typography variant="body2" color="textSecondary">
                {isBookable(state) ? (
                  <FormattedMessage
                    {...stateMessages.places}
                    values={{ free: freePlaces(next.course) }}
                  />
                ) : (
                  <StateLabel state={state} zone={zoneId} present={present} />
                )}
              </Typography>
            </FramedRow>
          );
        })}
      </FramedList>
    </section>
  );
}
