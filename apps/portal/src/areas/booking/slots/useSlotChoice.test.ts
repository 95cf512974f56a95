import { expect, test } from 'vitest';
import { dayInZone } from '../../../lib/dates/dates.ts';
import type { FreeSlot } from './FreeSlot.ts';
import { openOnFirstFree, type SlotChoice } from './useSlotChoice.ts';

const zone = 'Europe/Berlin';
const today = dayInZone(zone, new Date('2026-11-25T12:00:00Z'));

const choice: SlotChoice = {
  today,
  day: today,
  hasDay: false,
  employeeId: undefined,
  hrefOfDay: () => '',
  chooseDay: () => {},
  chooseEmployee: () => {},
};

const slot = (start: string, alreadyBooked = false): FreeSlot => ({
  startDateTime: new Date(start),
  endDateTime: new Date(start),
  employees: [],
  alreadyBooked,
});

test('opens on the day of the first slot that the user has not booked', () => {
  const slots = [slot('2026-11-26T09:00:00Z', true), slot('2026-11-27T09:00:00Z')];
  expect(openOnFirstFree(choice, slots, zone).day).toBe('2026-11-27');
});

test('keeps the day of the address', () => {
  const slots = [slot('2026-11-27T09:00:00Z')];
  expect(openOnFirstFree({ ...choice, hasDay: true }, slots, zone).day).toBe(today);
});
