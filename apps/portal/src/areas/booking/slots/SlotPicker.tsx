import Box from '@mui/material/Box';
import type { Person } from '@studio-portal/sdk/types';
import { useIntl } from 'react-intl';
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
  /** Of the whole week of the day, by start, those that fit the choice; undefined until they are here. */
  slots: readonly S[] | undefined;
  /** The next ones that fit, on whatever day; undefined until they are here. They are shown where the day has none. */
  nextFree: readonly S[] | undefined;
  /** Who can be chosen; with fewer than two there is no choice. */
  people: readonly Person[];
  /** The one that is chosen. */
  selected: Date | undefined;
  onSelect: (slot: S) => void;
}

/**
 * The choice of a time: with whom, on which day, when. Times are those of the studio. It knows no call: what is free comes from whoever
 * shows it, so that any kind of thing that is booked at a time uses it.
 */
export function SlotPicker<S extends FreeSlot>(props: SlotPickerProps<S>) {
  const { choice, slots, nextFree, people, selected, onSelect } = props;
  const { day, today } = choice;
  const intl = useIntl();
  const { studio } = useStudio();
  const slotDay = ({ startDateTime }: FreeSlot) => dayInZone(studio.zoneId, startDateTime);
  const daySlots = slots?.filter((slot) => slotDay(slot) === day);
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
        countOn={(other) => slots?.filter((slot) => slotDay(slot) === other).length ?? 0}
        dayLabel={messages.dayLabel}
        {...(monday > today ? { previous: weekLink(-7, 'previousWeek') } : {})}
        next={weekLink(7, 'nextWeek')}
      />
      {daySlots?.length === 0 ? (
        <NextFree slots={nextFree} onSelect={select} />
      ) : (
        <DayTimes day={day} slots={daySlots} selected={selected} onSelect={select} />
      )}
      <ZoneNote />
    </Box>
  );
}
