import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ErrorState } from '@studio-portal/ui/ErrorState';
import { SiteLink } from '@studio-portal/ui/SiteLink';
import { VisuallyHidden } from '@studio-portal/ui/VisuallyHidden';
import { useDeferredValue } from 'react';
import { FormattedMessage } from 'react-intl';
import { path } from '../../../lib/address/paths.ts';
import { useErrorState } from '../../../lib/api/errors/useErrorText.ts';
import { toCourseAppointments } from './bookingState.ts';
import { courseRowHeight } from './courseRowHeight.ts';
import { CourseRowsSkeleton } from './CourseRowsSkeleton.tsx';
import { useCourses } from './useCourses.ts';
import { addDays, dayInZone } from '../../../lib/dates/dates.ts';
import { useNow } from '../../../lib/dates/useNow.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { titles } from '../../../lib/routes/routeTitles.ts';
import { messages } from './messages.ts';
import { NextCourses } from './NextCourses.tsx';

/**
 * Maximum number of courses on the start page. Their height is reserved from the first paint, to
 * avoid layout shift.
 */
const maxRows = 4;
const sectionHeight = maxRows * courseRowHeight;

/**
 * Shows today's next courses and, late in the day, tomorrow's, with a link to all courses. The
 * heading names the day of the first one.
 */
export function TodaySection() {
  const { studio, studioUuid } = useStudio();
  const present = useNow();
  const today = dayInZone(studio.zoneId, present);
  const { error, refetch, isFetching, ...courses } = useCourses(today, addDays(today, 1));
  const data = useDeferredValue(courses.data);
  const errorState = useErrorState(error, studio.zoneId);
  const next = toCourseAppointments(data ?? []).filter(({ slot }) => slot.startDateTime > present);
  const [first] = next;
  const isOver = first && dayInZone(studio.zoneId, first.slot.startDateTime) > today;
  const heading = isOver ? messages.tomorrow : messages.today;
  return (
    <section aria-labelledby="today" aria-busy={!data && !error}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'baseline',
          justifyContent: 'space-between',
          columnGap: 3,
        }}
      >
        <Typography id="today" variant="h2">
          <FormattedMessage {...(data && !first ? titles.courses : heading)} />
        </Typography>
        <SiteLink href={path('courses', { studioUuid })}>
          <FormattedMessage {...messages.allCourses} />
        </SiteLink>
      </Box>
      <Box sx={{ minHeight: sectionHeight }}>
        {!data && !error && (
          <>
            <VisuallyHidden as="output">
              <FormattedMessage {...messages.loadingToday} />
            </VisuallyHidden>
            <CourseRowsSkeleton rows={maxRows} />
          </>
        )}
        {error && !data && (
          <ErrorState {...errorState} onRetry={() => void refetch()} retrying={isFetching} />
        )}
        {data && <NextCourses appointments={next} today={today} rows={maxRows} />}
      </Box>
    </section>
  );
}
