import { SiteLink } from '@studio-portal/ui/SiteLink';
import {
  useListCoursesWithUpcomingAppointment,
  useListPublicCoursesWithUpcomingAppointment,
} from '@studio-portal/sdk/api/bookable-items';
import { FormattedMessage } from 'react-intl';
import { Moment } from '../../../lib/dates/Moment.tsx';
import { ScreenReaderContext } from '../../../lib/page/ScreenReaderContext.tsx';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { type CourseAppointment, toCourseAppointments } from './bookingState.ts';
import { stateMessages } from './stateMessages.ts';
import { useCourseHref } from './useCourseHref.ts';

/** Links from a canceled course to its next date; empty while loading and without one. */
export function NextDate({ canceled }: { canceled: CourseAppointment }) {
  const { user } = useStudio();
  const courseHref = useCourseHref();
  const { course, slot } = canceled;
  const params = { organizationUnitId: slot.studio.id };
  const member = useListCoursesWithUpcomingAppointment(params, {
    query: { enabled: user !== undefined },
  });
  const visitor = useListPublicCoursesWithUpcomingAppointment(params, {
    query: { enabled: user === undefined },
  });
  const { data = [] } = user ? member : visitor;
  const upcoming = data.find(({ courseId }) => courseId === course.courseId)?.upcomingAppointment;
  const [next] = toCourseAppointments(upcoming ? [upcoming] : []);
  if (!next) return null;
  const when = <Moment at={next.slot.startDateTime} zone={next.slot.studio.zoneId} inSentence />;
  return (
    <SiteLink href={courseHref(next)}>
      <FormattedMessage {...stateMessages.nextDate} values={{ when }} />
      <ScreenReaderContext name={course.name} />
    </SiteLink>
  );
}
