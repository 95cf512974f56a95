import Box from '@mui/material/Box';
import { SegmentedControl } from '@studio-portal/ui/SegmentedControl';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';
import type { CourseDay } from './useCourseDay.ts';

/** Switches between day and week view; hidden on screens too narrow for the week. */
export function ViewSwitch({ view, setView }: Pick<CourseDay, 'view' | 'setView'>) {
  const intl = useIntl();
  return (
    <Box sx={{ display: { xs: 'none', md: 'block' } }}>
      <SegmentedControl
        label={intl.formatMessage(messages.view)}
        segments={[
          { value: 'list', label: intl.formatMessage(messages.viewList) },
          { value: 'week', label: intl.formatMessage(messages.viewWeek) },
        ]}
        value={view}
        onChange={setView}
      />
    </Box>
  );
}
