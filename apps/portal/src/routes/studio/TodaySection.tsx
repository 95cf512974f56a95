import Typography from '@mui/material/Typography';
import { RowsSkeleton } from '@studio-portal/ui/RowsSkeleton';
import { SiteLink } from '@studio-portal/ui/SiteLink';
import { VisuallyHidden } from '@studio-portal/ui/VisuallyHidden';
import { lazy, Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { path } from '../../app/paths.ts';
import { CourseRows } from '../../features/courses/components/CourseRows.tsx';
import { usePeriod } from '../../features/courses/hooks/useWeek.ts';
import { messages } from '../../features/studioHome/messages.ts';
import { toAppointments } from '../../lib/courses/bookingState.ts';
import { dayIn, now } from '../../lib/dates.ts';
import { loadPart } from '../../lib/loadPart.ts';
import { useSliced } from '../../lib/useSliced.ts';
import { useStudio } from '../../lib/studio/StudioContext.tsx';

// The words for errors are many, and seldom needed on this page, which is the first.
const Trouble = lazy(async () => ({
  default: (await loadPart(() => import('../../lib/apiErrors/Trouble.tsx'))).Trouble,
}));

/** How many courses the start page shows. */
const shown = 4;

/** The next courses of today, with the way to all others. */
export function TodaySection() {
  const { studio, studioUuid } = useStudio();
  const today = dayIn(studio.zoneId);
  const { error, refetch, fetching, ...courses } = usePeriod(today, today);
  const data = useSliced(courses.data);
  const next = toAppointments(data ?? []).filter(({ slot }) => slot.endDateTime > now());
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
      {error && !data && (
        <Suspense fallback={<RowsSkeleton rows={shown} />}>
          <Trouble error={error} timeZone={studio.zoneId} onRetry={refetch} retrying={fetching} />
        </Suspense>
      )}
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
