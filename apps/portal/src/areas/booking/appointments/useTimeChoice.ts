import type { BookableBenefit, Slot } from '@studio-portal/sdk/types';
import { useState } from 'react';
import { chosenSlot, storeSlot } from '../../checkout/flow/slot.ts';
import { slotsFor } from '../slots/slotsFor.ts';
import { useSlotChoice } from '../slots/useSlotChoice.ts';
import { useNextFree } from './useNextFree.ts';
import { isSameInstant } from '../../../lib/dates/dates.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import type { AppointmentFilter } from './appointmentFilter.ts';
import { useFreeSlots } from './useFreeSlots.ts';

/** The choice of a time of a kind of appointment: what can be chosen, and what is. What was chosen before a login or a step of the booking is found again. */
export function useTimeChoice(
  id: number | undefined,
  benefit: BookableBenefit | undefined,
  { employeeIds: linked = [], day, timeOfDay }: AppointmentFilter,
) {
  const { studio } = useStudio();
  const given = benefit?.employees ?? [];
  // Somebody whom the link names and who does not give it here is no reason to show nothing.
  const named = given.filter((person) => linked.includes(person.id));
  // One whom it names is chosen at first, and can be changed; of several nobody else can be chosen.
  const people = named.length > 1 ? named : given;
  const choice = useSlotChoice({
    day,
    employeeId: named.length === 1 ? named[0]?.id : undefined,
  });
  const asked = people.find((person) => person.id === choice.employeeId);
  const anyOf = named.length > 1 ? named.map((person) => person.id) : [];
  const wanted = asked ? [asked.id] : anyOf;
  const week = useFreeSlots(id, choice.day);
  const nextFree = useNextFree(id, { employeeIds: wanted, limit: 100 });
  const fitting = (slots: readonly Slot[] | undefined) =>
    slots && slotsFor(slots, { employeeIds: wanted, part: timeOfDay }, studio.zoneId);
  const slots = fitting(week.slots);
  const soon = fitting(nextFree.slots);
  const [picked, setPicked] = useState<ReturnType<typeof chosenSlot>>();
  const chosen = picked ?? (id === undefined ? undefined : chosenSlot(id));
  // Whoever chooses somebody else chooses a time of theirs.
  const start = asked && chosen?.employeeId !== asked.id ? undefined : chosen?.start;
  const selected = [...(slots ?? []), ...(soon ?? [])].find(
    (slot) => isSameInstant(slot.startDateTime, start) && !slot.alreadyBooked,
  );
  return {
    choice,
    people,
    week,
    slots,
    nextFree: soon,
    selected,
    /** Keeps a time for the steps of its booking: with whom it was chosen, or of several whoever of them is free. */
    select: (slot: Slot) => {
      if (id === undefined) return;
      const who = slot.employees.find((person) => wanted.includes(person.id));
      const employeeId = who?.id ?? null;
      storeSlot(slot, { benefitId: id, employeeId });
      setPicked({ start: slot.startDateTime, employeeId });
    },
  };
}
