import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { FilterChips } from '@studio-portal/ui/FilterChips';
import { SideSheet } from '@studio-portal/ui/SideSheet';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { dayPartMessages, dayParts } from '../../../lib/dates/dayParts.ts';
import { formMessages } from '../../../lib/forms/messages.ts';
import type { FilterCount } from './courseFilter.ts';
import { messages } from './messages.ts';
import { OtherStudios } from './OtherStudios.tsx';
import type { CourseDay } from './useCourseDay.ts';
import { useRooms } from './useRooms.ts';

interface FilterSheetProps {
  list: CourseDay;
  open: boolean;
  /** Number of matching courses in view. */
  found: number;
  onClose: () => void;
}

/** Filters beyond the category: time of day, trainer, room, course, and further studios in the list. */
export function FilterSheet({ list, open, found, onClose }: FilterSheetProps) {
  const { chips, chosen, choose, clearFilters } = list;
  const intl = useIntl();
  const times = chips.time.map((chip) => {
    const part = dayParts.find((known) => known === chip.id);
    return part ? { ...chip, label: intl.formatMessage(dayPartMessages[part]) } : chip;
  });
  const rooms = useRooms(chips.room);
  const group = (
    key: 'time' | 'trainer' | 'room' | 'course',
    options: FilterCount[],
    title: ReactNode,
  ) => (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Typography variant="subtitle2" component="p">
        {title}
      </Typography>
      <FilterChips
        label={intl.formatMessage(names[key])}
        options={options}
        selected={chosen[key]}
        onChange={(ids) => choose(key, ids)}
      />
    </Box>
  );
  return (
    <SideSheet
      open={open}
      title={<FormattedMessage {...messages.moreFilters} />}
      closeLabel={intl.formatMessage(formMessages.close)}
      onClose={onClose}
      footer={
        <>
          <Button variant="text" onClick={clearFilters}>
            <FormattedMessage {...messages.clearFilter} />
          </Button>
          <Button variant="contained" onClick={onClose}>
            <FormattedMessage {...messages.showFound} values={{ count: found }} />
          </Button>
        </>
      }
    >
      <Box sx={{ display: 'grid', gap: 3 }}>
        {group('time', times, <FormattedMessage {...names.time} />)}
        {group('trainer', chips.trainer, <FormattedMessage {...names.trainer} />)}
        {rooms.length > 1 && group('room', rooms, <FormattedMessage {...names.room} />)}
        {group('course', chips.course, <FormattedMessage {...names.course} />)}
        {list.others.others.length > 0 && <OtherStudios {...list} />}
      </Box>
    </SideSheet>
  );
}

const names = {
  time: messages.filterTime,
  trainer: messages.filterTrainer,
  room: messages.filterRoom,
  course: messages.filterCourse,
} as const;
