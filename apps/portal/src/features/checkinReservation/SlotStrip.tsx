import Box from '@mui/material/Box';
import { DayStrip } from '@studio-portal/ui/DayStrip';
import { useIntl } from 'react-intl';
import { addDays, type Day, formatDay, formatDayRange, mondayOf } from '../../lib/dates.ts';
import { messages } from './messages.ts';
import { dayOf } from './dayOf.ts';
import type { SlotDay } from './useSlotDay.ts';

const href = (day: Day) => `?day=${day}`;

/** The week of a day as pills; the week before or after is one link away as long as something in it can be reserved. */
export function SlotStrip({ day, today, lastDay, all }: SlotDay) {
  const intl = useIntl();
  const monday = mondayOf(day);
  const turn = (to: Day, label: keyof typeof messages, isThere: boolean) =>
    isThere ? { label: intl.formatMessage(messages[label]), href: href(to) } : undefined;
  const previous = turn(addDays(day, -7), 'previousWeek', monday > today);
  const next = turn(addDays(monday, 7), 'nextWeek', addDays(monday, 7) <= lastDay);
  const days = Array.from({ length: 7 }, (_, index) => addDays(monday, index)).map((other) => {
    const count = all.filter((slot) => dayOf(slot) === other).length;
    return {
      id: other,
      href: href(other),
      weekday: formatDay(other, intl.locale, { weekday: 'short' }),
      number: formatDay(other, intl.locale, { day: 'numeric' }).replace(/\D/g, ''),
      label: intl.formatMessage(messages.dayLabel, {
        date: formatDay(other, intl.locale, { dateStyle: 'full' }),
        count,
      }),
      today: other === today,
      quiet: count === 0,
    };
  });
  return (
    <Box sx={{ mb: 3 }}>
      <DayStrip
        label={formatDayRange(monday, addDays(monday, 6), intl.locale)}
        days={days}
        selected={day}
        {...(previous ? { previous } : {})}
        {...(next ? { next } : {})}
      />
    </Box>
  );
}
