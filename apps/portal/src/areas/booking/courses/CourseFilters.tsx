import Box from '@mui/material/Box';
import { FilterChips } from '@studio-portal/ui/FilterChips';
import { MoreFilters } from '@studio-portal/ui/MoreFilters';
import { VisuallyHidden } from '@studio-portal/ui/VisuallyHidden';
import { Suspense, useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Alert } from '../../../lib/alert/Alert.tsx';
import { lazyNamed } from '../../../lib/browser/lazyNamed.ts';
import { messages } from './messages.ts';
import type { CourseDay } from './useCourseDay.ts';
import { WeekStrip } from './WeekStrip.tsx';

const FurtherFilters = lazyNamed(() => import('./FurtherFilters.tsx'), 'FurtherFilters');

/**
 * Renders the week strip and the filters. Further filters start open if the address sets one of
 * them.
 */
export function CourseFilters(list: CourseDay) {
  const { chips, chosen, choose, studios, others, week, shown, view, isLoaded } = list;
  const intl = useIntl();
  const panel = useId();
  const further =
    chosen.course.length +
    chosen.trainer.length +
    chosen.room.length +
    chosen.time.length +
    studios.length;
  const [isOpen, setOpen] = useState(further > 0);
  const found = view === 'week' ? [...week.values()].flat().length : shown.length;
  return (
    <Box sx={{ display: 'grid', gap: 3, mb: 1 }}>
      <WeekStrip {...list} />
      {isLoaded && (
        <Box sx={{ display: 'grid', gap: 2 }}>
          <FilterChips
            label={intl.formatMessage(messages.filterCategory)}
            options={chips.category}
            selected={chosen.category}
            onChange={(ids) => choose('category', ids)}
          />
          <FilterChips
            label={intl.formatMessage(messages.filterFree)}
            options={chips.free.map((chip) => ({
              ...chip,
              label: intl.formatMessage(messages.filterFree),
            }))}
            selected={chosen.free}
            onChange={(ids) => choose('free', ids)}
            end={
              <MoreFilters
                label={intl.formatMessage(
                  further === 0 ? messages.moreFilters : messages.moreFiltersOn,
                  { count: further },
                )}
                open={isOpen}
                onToggle={() => setOpen(!isOpen)}
                controls={panel}
              />
            }
          />
          {isOpen && (
            <div id={panel}>
              <Suspense>
                <FurtherFilters {...list} />
              </Suspense>
            </div>
          )}
          {others.hasFailed && (
            <Alert kind="warning">
              <FormattedMessage {...messages.othersFailed} />
            </Alert>
          )}
          <VisuallyHidden as="output">
            <FormattedMessage {...messages.found} values={{ count: found }} />
          </VisuallyHidden>
        </Box>
      )}
    </Box>
  );
}
