import { FilterChips } from '@studio-portal/ui/FilterChips';
import { PageShell } from '@studio-portal/ui/PageShell';
import { RowsSkeleton } from '@studio-portal/ui/RowsSkeleton';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { DayCourses } from '../../features/courses/components/DayCourses.tsx';
import { WeekStrip } from '../../features/courses/components/WeekStrip.tsx';
import { ZoneNote } from '../../features/courses/components/ZoneNote.tsx';
import { toCourseAppointments } from '../../domains/courseView/bookingState.ts';
import { useDay } from '../../features/courses/hooks/useDay.ts';
import { useWeek } from '../../features/courses/hooks/useWeek.ts';
import { categoriesOf, inCategories } from '../../features/courses/categories.ts';
import { messages } from '../../features/courses/messages.ts';
import { useStudio } from '../../site/studio/StudioContext.tsx';
import { useErrorState } from '../../lib/apiErrors/useErrorText.ts';
import { useSliced } from '../../lib/useSliced.ts';
import { dayIn } from '../../lib/dates.ts';

/** The courses of a week, a day at a time. Day and filters stand in the address. */
export function CourseListRoute() {
  const intl = useIntl();
  const { studio } = useStudio();
  const { day, today } = useDay();
  const [query, setQuery] = useSearchParams();
  const { error, refetch, fetching, ...courses } = useWeek(day);
  const data = useSliced(courses.data);
  const errorState = useErrorState(error, studio.zoneId);

  const week = toCourseAppointments(data ?? []);
  const ofDay = week.filter(({ slot }) => dayIn(studio.zoneId, slot.startDateTime) === day);
  const selected = query.getAll('category');
  const shown = inCategories(ofDay, selected);
  const select = (ids: readonly string[]) =>
    setQuery([['day', day], ...ids.map((id): [string, string] => ['category', id])], {
      replace: true,
    });

  return (
    <PageShell
      width="medium"
      title={<FormattedMessage {...messages.title} />}
      status={data ? (shown.length === 0 ? 'empty' : 'content') : error ? 'error' : 'loading'}
      loadingLabel={intl.formatMessage(messages.loading)}
      skeleton={<RowsSkeleton rows={6} />}
      empty={
        ofDay.length > 0
          ? {
              drawing: 'search',
              title: <FormattedMessage {...messages.emptyFilter} />,
              action: (
                <Button variant="contained" onClick={() => select([])}>
                  {intl.formatMessage(messages.clearFilter)}
                </Button>
              ),
            }
          : { drawing: 'calendar', title: <FormattedMessage {...messages.emptyDay} /> }
      }
      error={{ ...errorState, onRetry: refetch, retrying: fetching }}
      above={
        <Box sx={{ display: 'grid', gap: 3, mb: 1 }}>
          <WeekStrip day={day} today={today} appointments={week} />
          <FilterChips
            label={intl.formatMessage(messages.filterCategory)}
            options={categoriesOf(ofDay)}
            selected={selected}
            onChange={select}
          />
        </Box>
      }
    >
      <DayCourses appointments={shown} />
      <ZoneNote />
    </PageShell>
  );
}
