import Box from '@mui/material/Box';
import { useIntl } from 'react-intl';
import { addDays, type Day, weekStart } from '../../../lib/dates/dates.ts';
import { useHrefOfDay, WeekPills } from '../../../lib/dates/WeekPills.tsx';
import { getSlotDay } from './getSlotDay.ts';
import { messages } from './messages.ts';
import type { SlotDay } from './useSlotDay.ts';

/**
 * Shows the week of a day as pills, with links to the weeks before and after if they have days that
 * can be reserved.
 */
export function SlotStrip({ day, today, lastDay, all, slots }: SlotDay) {
  const intl = useIntl();
  const hrefOfDay = useHrefOfDay();
  const monday = weekStart(day);
  const weekLink = (to: Day, label: 'previousWeek' | 'nextWeek', isShown: boolean) =>
    isShown ? { label: intl.formatMessage(messages[label]), href: hrefOfDay(to) } : undefined;
  const previous = weekLink(addDays(day, -7), 'previousWeek', monday > today);
  const next = weekLink(
    addDays(monday, 7),
    'nextWeek',
    lastDay !== undefined && addDays(monday, 7) <= lastDay,
  );
  return (
    <Box sx={{ mb: 3 }}>
      <WeekPills
        day={day}
        today={today}
        countOn={(other) => slots.data && all.filter((slot) => getSlotDay(slot) === other).length}
        dayLabel={messages.dayLabel}
        {...(previous ? { previous } : {})}
        {...(next ? { next } : {})}
      />
    </Box>
  );
}
