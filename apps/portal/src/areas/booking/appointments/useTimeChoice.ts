import type { BookableBenefit, Slot } from '@studio-portal/sdk/types';
import { useState } from 'react';
import { chosenSlot, storeSlot } from '../../checkout/flow/slot.ts';
import { filterSlots } from '../slots/filterSlots.ts';
import { openOnFirstFree, useSlotChoice } from '../slots/useSlotChoice.ts';
import { useNextFree } from './useNextFree.ts';
import { isSameInstant } from '../../../lib/dates/dates.ts';
import { path } from '../../../lib/address/paths.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import type { AppointmentFilter } from './appointmentFilter.ts';
import { useFreeSlots } from './useFreeSlots.ts';

/**
 * Provides the available and the selected times of an appointment. The selection survives login and
 * the steps of the flow.
 */
export function useTimeChoice(
  id: number | undefined,
  benefit: BookableBenefit | undefined,
  { employeeIds: linkedEmployeeIds = [], day, timeOfDay }: AppointmentFilter,
) {
  const { studio, studioUuid } = useStudio();
  const employees = benefit?.employees ?? [];
  // Ignore linked trainers who do not offer it here, instead of showing no times.
  const linkedPeople = employees.filter((person) => linkedEmployeeIds.includes(person.id));
  // A single linked trainer is preselected and can be changed; several restrict the choice to them.
  const people = linkedPeople.length > 1 ? linkedPeople : employees;
  const addressed = useSlotChoice({
    day,
    employeeId: linkedPeople.length === 1 ? linkedPeople[0]?.id : undefined,
  });
  const selectedPerson = people.find((person) => person.id === addressed.employeeId);
  const linkedIds = linkedPeople.length > 1 ? linkedPeople.map((person) => person.id) : [];
  const requestedIds = selectedPerson ? [selectedPerson.id] : linkedIds;
  const nextFree = useNextFree(id, { employeeIds: requestedIds, limit: 100 });
  const applyFilter = (slots: readonly Slot[] | undefined) =>
    slots && filterSlots(slots, { employeeIds: requestedIds, part: timeOfDay }, studio.zoneId);
  const nextSlots = applyFilter(nextFree.slots);
  const choice = openOnFirstFree(addressed, nextSlots, studio.zoneId);
  const week = useFreeSlots(id, choice.day);
  const slots = applyFilter(week.slots);
  const [picked, setPicked] = useState<ReturnType<typeof chosenSlot>>();
  const chosen = picked ?? (id === undefined ? undefined : chosenSlot(id));
  // Selecting another trainer clears the selected time.
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
    /**
     * Stores a time for the steps of the flow, with the selected trainer or an available one of
     * those linked.
     */
    select: (slot: Slot) => {
      if (id === undefined) return;
      const employee = slot.employees.find((person) => requestedIds.includes(person.id));
      const employeeId = employee?.id ?? null;
      storeSlot(path('appointment', { studioUuid, id }), slot, { benefitId: id, employeeId });
      setPicked({ start: slot.startDateTime, employeeId });
    },
  };
}
