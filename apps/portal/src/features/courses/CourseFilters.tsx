import Box from '@mui/material/Box';
import { FilterChips } from '@studio-portal/ui/FilterChips';
import { useIntl } from 'react-intl';
import { categoriesOf } from './categories.ts';
import type { CourseDay } from './useCourseDay.ts';
import { messages } from './messages.ts';
import { WeekStrip } from './WeekStrip.tsx';

/** The days of the week and the categories of the day. */
export function CourseFilters({ day, today, week, ofDay, selected, select }: CourseDay) {
  const intl = useIntl();
  return (
    <Box sx={{ display: 'grid', gap: 3, mb: 1 }}>
      <WeekStrip day={day} today={today} appointments={week} />
      <FilterChips
        label={intl.formatMessage(messages.filterCategory)}
        options={categoriesOf(ofDay)}
        selected={selected}
        onChange={select}
      />
    </Box>
  );
}
