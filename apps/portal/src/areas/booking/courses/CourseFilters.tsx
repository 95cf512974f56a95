import Box from '@mui/material/Box';
import { FilterChips } from '@studio-portal/ui/FilterChips';
import { FilterRow } from '@studio-portal/ui/FilterRow';
import { MoreFilters } from '@studio-portal/ui/MoreFilters';
import { VisuallyHidden } from '@studio-portal/ui/VisuallyHidden';
import { Suspense, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Alert } from '../../../lib/alert/Alert.tsx';
import { lazyNamed } from '../../../lib/browser/lazyNamed.ts';
import { messages } from './messages.ts';
import type { CourseDay } from './useCourseDay.ts';
import { WeekStrip } from './WeekStrip.tsx';

const FilterSheet = lazyNamed(() => import('./FilterSheet.tsx'), 'FilterSheet');

/** Renders the week strip and a row of filters; a sheet has further ones. */
export function CourseFilters(list: CourseDay) {
  const { chips, chosen, choose, studios, others, week, shown, view, isLoaded } = list;
  const intl = useIntl();
  // Undefined until first opened, so that the sheet loads on demand and can still fade out.
  const [isOpen, setOpen] = useState<boolean>();
  const further =
    chosen.course.length +
    chosen.trainer.length +
    chosen.room.length +
    chosen.time.length +
    studios.length;
  const found = view === 'week' ? [...week.values()].flat().length : shown.length;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, mb: 1 }}>
      <WeekStrip {...list} />
      <FilterRow>
        {isLoaded && (
          <>
            <MoreFilters
              label={intl.formatMessage(
                further === 0 ? messages.moreFilters : messages.moreFiltersOn,
                { count: further },
              )}
              open={isOpen === true}
              onOpen={() => setOpen(true)}
            />
            <FilterChips
              label={intl.formatMessage(messages.filterFree)}
              options={chips.free.map((chip) => ({
                ...chip,
                label: intl.formatMessage(messages.filterFree),
              }))}
              selected={chosen.free}
              onChange={(ids) => choose('free', ids)}
            />
            <FilterChips
              label={intl.formatMessage(messages.filterCategory)}
              options={chips.category}
              selected={chosen.category}
              onChange={(ids) => choose('category', ids)}
            />
          </>
        )}
      </FilterRow>
      {isOpen !== undefined && (
        <Suspense>
          <FilterSheet list={list} open={isOpen} found={found} onClose={() => setOpen(false)} />
        </Suspense>
      )}
      {isLoaded && others.hasFailed && (
        <Alert kind="warning">
          <FormattedMessage {...messages.othersFailed} />
        </Alert>
      )}
      {isLoaded && (
        <VisuallyHidden as="output">
          <FormattedMessage {...messages.found} values={{ count: found }} />
        </VisuallyHidden>
      )}
    </Box>
  );
}
