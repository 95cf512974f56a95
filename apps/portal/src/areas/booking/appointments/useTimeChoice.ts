import type { BookableBenefit, Slot } from '@studio-portal/sdk/types';
import { useState } from 'react';
import { chosenSlot, storeSlot } from '../../checkout/flow/slot.ts';
import { filterSlots } from '../slots/filterSlots.ts';
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
  { employeeIds: linkedEmployeeIds = [], day, timeOfDay }: AppointmentFilter,
) {
  const { studio } = useStudio();
  const employees = benefit?.employees ?? [];
  // Somebody whom the link names and who does not give it here is no reason to show nothing.
  const linkedPeople = employees.filter((person) => linkedEmployeeIds.includes(person.id));
  // One whom it names is chosen at first, and can be changed; of several nobody else can be chosen.
  const people = linkedPeople.length > 1 ? linkedPeople : employees;
  const choice = useSlotChoice({
    day,
    employeeId: linkedPeople.length === 1 ? linkedPeople[0]?.id : undefined,
  });
  const selectedPerson = people.find((person) => person.id === choice.employeeId);
  const linkedIds = linkedPeople.length > 1 ? linkedPeople.map((person) => person.id) : [];
  const requestedIds = selectedPerson ? [selectedPerson.id] : linkedIds;
  const week = useFreeSlots(id, choice.day);
  const nextFree = useNextFree(id, { employeeIds: requestedIds, limit: 100 });
  const applyFilter = (slots: readonly Slot[] | undefined) =>
    slots && filterSlots(slots, { employeeIds: requestedIds, part: timeOfDay }, studio.zoneId);
  const slots = applyFilter(week.slots);
  const nextSlots = applyFilter(nextFree.slots);
  const [picked, setPicked] = useState<ReturnType<typeof chosenSlot>>();
  const chosen = picked ?? (id === undefined ? undefined : chosenSlot(id));
  // Whoever chooses somebody else chooses a time of theirs.
  const start =
    selectedPerson && chosen?.employeeId !== selectedPerson.id ? undefined : chosen?.start;
  const selected = [...(slots ?? []), ...(nextSlots ?? [])].find(
    (slot) => isSameInstant(slot.startDateTime, start) && !slot.alreadyBooked,
  );
  return {
    choice,
    people,
    week,
    slots,
    nextFree: nextSlots,
    selected,
    /** Keeps a time for the steps of its booking: with whom it was chosen, or of several whoever of them is free. */
    select: (slot: Slot) => {
      if (id === undefined) return;
      const employee = slot.employees.find((person) => requestedIds.includes(person.id));
      const employeeId = employee?.id ?? null;
      storeSlot(slot, { benefitId: id, employeeId });
      setPicked({ start: slot.startDateTime, employeeId });
    },
  };
}
