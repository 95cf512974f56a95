import Typography from '@mui/material/Typography';
import { ErrorState } from '@studio-portal/ui/ErrorState';
import { RowsSkeleton } from '@studio-portal/ui/RowsSkeleton';
import { SiteLink } from '@studio-portal/ui/SiteLink';
import { VisuallyHidden } from '@studio-portal/ui/VisuallyHidden';
import { FormattedMessage } from 'react-intl';
import { path } from '../../site/address/paths.ts';
import { CourseRows } from '../../features/courses/components/CourseRows.tsx';
import { usePeriod } from '../../features/courses/hooks/useWeek.ts';
import { messages } from '../../features/studioHome/messages.ts';
import { useErrorState } from '../../lib/apiErrors/useErrorText.ts';
import { toCourseAppointments } from '../../domains/courseView/bookingState.ts';
import { dayIn } from '../../lib/dates.ts';
import { useNow } from '../../lib/useNow.ts';
import { useSliced } from '../../lib/useSliced.ts';
import { useStudio } from '../../site/studio/StudioContext.tsx';

/** How many courses the start page shows. */
const shown = 4;

/** The next courses of today, with the way to all others. */
export function TodaySection() {
  const { studio, studioUuid } = useStudio();
  const present = useNow();
  const today = dayIn(studio.zoneId, present);
  const { error, refetch, fetching, ...courses } = usePeriod(today, today);
  const data = useSliced(courses.data);
  const errorState = useErrorState(error, studio.zoneId);
  const next = toCourseAppointments(data ?? []).filter(({ slot }) => slot.endDateTime > present);
  return (
    <section aria-labelledby="today" aria-busy={!data && !error}>
      <Typography id="today" variant="h2">
        <FormattedMessage {...messages.today} />
      </Typography>
      {!data && !error && (
        <>
          <VisuallyHidden as="output">
            <FormattedMessage {...messages.loadingToday} />
          </VisuallyHidden>
          <RowsSkeleton rows={shown} />
        </>
      )}
      {error && !data && <ErrorState {...errorState} onRetry={refetch} retrying={fetching} />}
      {data && next.length === 0 && (
        <Typography color="textSecondary" sx={{ my: 2 }}>
          <FormattedMessage {...messages.nothingToday} />
        </Typography>
      )}
      <CourseRows appointments={next.slice(0, shown)} />
      <SiteLink href={path('courses', { studioUuid })}>
        <FormattedMessage {...messages.allCourses} />
      </SiteLink>
    </section>
  );
}
