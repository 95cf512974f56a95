import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Person } from '@studio-portal/sdk/types';
import { FormattedMessage, useIntl } from 'react-intl';
import { addDays, dayInZone, weekStart } from '../../../lib/dates/dates.ts';
import { WeekPills } from '../../../lib/dates/WeekPills.tsx';
import { ZoneNote } from '../../../lib/dates/ZoneNote.tsx';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { DayTimes } from './DayTimes.tsx';
import type { FreeSlot } from './FreeSlot.ts';
import { messages } from './messages.ts';
import { NextFree } from './NextFree.tsx';
import { PersonChoice } from './PersonChoice.tsx';
import type { SlotChoice } from './useSlotChoice.ts';

interface SlotPickerProps<S extends FreeSlot> {
  choice: SlotChoice;
  /** Matching slots of the day's week, by start; undefined while loading. */
  slots: readonly S[] | undefined;
  /** Next matching slots on any day, shown if the day has none; undefined while loading. */
  nextFree: readonly S[] | undefined;
  /** Trainers to choose from; with fewer than two there is no choice. */
  people: readonly Person[];
  /** Start of the selected slot. */
  selected: Date | undefined;
  onSelect: (slot: S) => void;
}

/**
 * Selects a trainer, a day and a time in the studio's time zone. The caller loads the slots, so
 * that it works for everything that is booked for a time.
 */
export function SlotPicker<S extends FreeSlot>(props: SlotPickerProps<S>) {
  const { choice, slots, nextFree, people, selected, onSelect } = props;
  const { day, today } = choice;
  const intl = useIntl();
  const { studio } = useStudio();
  const slotDay = ({ startDateTime }: FreeSlot) => dayInZone(studio.zoneId, startDateTime);
  const daySlots = slots?.filter((slot) => slotDay(slot) === day);
  const isDayFull = daySlots?.length === 0;
  const freeSoon = nextFree?.filter(({ alreadyBooked }) => !alreadyBooked);
  const monday = weekStart(day);
  const weekLink = (days: number, label: 'previousWeek' | 'nextWeek') => ({
    label: intl.formatMessage(messages[label]),
    href: choice.hrefOfDay(
      days < 0 && addDays(monday, days) < today ? today : addDays(monday, days),
    ),
  });
  const select = (slot: S) => {
    if (slotDay(slot) !== day) choice.chooseDay(slotDay(slot));
    onSelect(slot);
  };
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <PersonChoice people={people} selected={choice.employeeId} onSelect={choice.chooseEmployee} />
      <WeekPills
        day={day}
        today={today}
        countOn={(other) => slots?.filter((slot) => slotDay(slot) === other).length}
        dayLabel={messages.dayLabel}
        {...(monday > today ? { previous: weekLink(-7, 'previousWeek') } : {})}
        next={weekLink(7, 'nextWeek')}
      />
      <div>
        {/* Always mounted, so that screen readers announce its text. */}
        <Typography role="status" sx={{ '&:not(:empty)': { mb: 2 } }}>
          {isDayFull && (
            <FormattedMessage
              {...(freeSoon?.length === 0 ? messages.nothingSoon : messages.nothingOnDay)}
            />
          )}
        </Typography>
        {isDayFull ? (
          <NextFree slots={freeSoon ?? []} onSelect={select} />
        ) : (
          <DayTimes day={day} slots={daySlots} selected={selected} onSelect={select} />
        )}
      </div>
      <ZoneNote />
    </Box>
  );
}
