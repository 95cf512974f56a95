import Box from '@mui/material/Box';
import { useIntl } from 'react-intl';
import { addDays, type Day, weekStart } from '../../../lib/dates/dates.ts';
import { useHrefOfDay, WeekPills } from '../../../lib/dates/WeekPills.tsx';
import { dayOf } from './dayOf.ts';
import { messages } from './messages.ts';
import type { SlotDay } from './useSlotDay.ts';

/** The week of a day as pills; the week before or after is one link away as long as something in it can be reserved. */
export function SlotStrip({ day, today, lastDay, all }: SlotDay) {
  const intl = useIntl();
  const hrefOfDay = useHrefOfDay();
  const monday = weekStart(day);
  const turn = (to: Day, label: 'previousWeek' | 'nextWeek', isThere: boolean) =>
    isThere ? { label: intl.formatMessage(messages[label]), href: hrefOfDay(to) } : undefined;
  const previous = turn(addDays(day, -7), 'previousWeek', monday > today);
  const next = turn(addDays(monday, 7), 'nextWeek', addDays(monday, 7) <= lastDay);
  return (
    <Box sx={{ mb: 3 }}>
      <WeekPills
        day={day}
        today={today}
        countOn={(other) => all.filter((slot) => dayOf(slot) === other).length}
        dayLabel={messages.dayLabel}
        {...(previous ? { previous } : {})}
        {...(next ? { next } : {})}
      />
    </Box>
  );
}
