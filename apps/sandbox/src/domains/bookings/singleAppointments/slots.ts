/** Available times of a benefit. Slots are computed from working hours, never stored. */
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import {
  addDays,
  addDaysAt,
  addMinutes,
  dayIn,
  instantAt,
  weekdayOf,
} from '../../../platform/time.ts';
import { overlap, regularSpans, type Span, spansOf } from '../../../platform/wallTimes.ts';
import { isOpen } from '../courses/window.ts';
import type { StoredStudio } from '../../studios/rules.ts';
import type { OfferedBenefit } from './benefits.ts';
import { loadBusyTimes } from './busy.ts';
import { workingHours } from './tables.ts';

/** Minutes between the starts of slots. */
const stepMinutes = 30;

/** Booking opens this many days before a slot and closes this many minutes before it. */
export const opensDaysBefore = 60;
const closesMinutesBefore = 120;

/** A slot with the employees who could provide it. */
export type Slot = { startsAt: Date; endsAt: Date; employeeIds: number[] };

type Hours = Pick<typeof workingHours.$inferSelect, 'employeeId' | 'weekday' | 'from' | 'until'>;

/** Times at which a benefit could be provided: working hours and studio closing times. */
export type Roster = {
  zoneId: string;
  durationMinutes: number;
  closings: StoredStudio['closingHours'];
  hours: Hours[];
};

/** Returns the booking window of a slot. */
export function bookingWindow(zoneId: string, startsAt: Date) {
  return {
    startsAt,
    earliestBookingAt: addDaysAt(zoneId, startsAt, -opensDaysBefore),
    latestBookingAt: addMinutes(startsAt, -closesMinutesBefore),
    status: 'ACTIVE' as const,
  };
}

/**
 * Computes the slots of a calendar day by start: within an employee's working hours, while the studio is open. Ignores
 * existing appointments.
 */
export function computeSlots(
  day: string,
  { zoneId, durationMinutes, closings, hours }: Roster,
): Slot[] {
  const weekday = weekdayOf(day);
  const closed = closings
    .filter(({ dayOfWeek }) => dayOfWeek === weekday)
    .flatMap((times) => spansOf(zoneId, day, times));
  const slots = new Map<number, Slot>();
  // Many employees work at the same hours.
  const spans = new Map<string, Span[]>();
  for (const { employeeId, from, until } of hours.filter((one) => one.weekday === weekday)) {
    const key = `${from} ${until}`;
    const known = spans.get(key);
    const ofHours =
      known ?? regularSpans(zoneId, day, { from, until }, stepMinutes, durationMinutes);
    spans.set(key, ofHours);
    for (const span of ofHours) {
      if (closed.some((closing) => overlap(closing, span))) continue;
      const slot = slots.get(span.from.getTime());
      if (!slot)
        slots.set(span.from.getTime(), {
          startsAt: span.from,
          endsAt: span.until,
          employeeIds: [employeeId],
        });
      else if (!slot.employeeIds.includes(employeeId)) slot.employeeIds.push(employeeId);
    }
  }
  return [...slots.values()].toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
}

/** Removes busy employees, and slots without a free one. */
export function withoutBusy(slots: Slot[], busy: ReadonlyMap<number, Span[]>): Slot[] {
  return slots.flatMap((slot) => {
    const span = { from: slot.startsAt, until: slot.endsAt };
    const employeeIds = slot.employeeIds.filter(
      (id) => !busy.get(id)?.some((other) => overlap(other, span)),
    );
    return employeeIds.length > 0 ? [{ ...slot, employeeIds }] : [];
  });
}

/** Returns the requested employees, or all if none is named. */
function selectEmployees({ people }: OfferedBenefit, employeeIds: readonly number[]): number[] {
  const ids = people.map(({ id }) => id);
  return employeeIds.length === 0 ? ids : ids.filter((id) => employeeIds.includes(id));
}

/** @param employeeIds requested employees; empty: all */
export async function loadRoster(
  db: Database,
  offered: OfferedBenefit,
  employeeIds: readonly number[],
): Promise<Roster> {
  const { benefit, studio } = offered;
  const ids = selectEmployees(offered, employeeIds);
  const hours =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(workingHours)
          .where(and(eq(workingHours.studioId, studio.id), inArray(workingHours.employeeId, ids)));
  return {
    zoneId: studio.zoneId,
    durationMinutes: benefit.durationMinutes,
    closings: studio.closingHours,
    hours,
  };
}

/** Finds the slot that starts at an instant, free or not; null if there is none. */
export function findRosterSlot(roster: Roster, startsAt: Date): Slot | null {
  const ofDay = computeSlots(dayIn(roster.zoneId, startsAt), roster);
  return ofDay.find((slot) => slot.startsAt.getTime() === startsAt.getTime()) ?? null;
}

/**
 * Loads the slots of a period that can be booked now, by start.
 * @param enough stops at the end of the day that brings so many
 */
export async function loadFreeSlots(
  db: Database,
  offered: OfferedBenefit,
  { startDate, endDate, employeeId = [] }: SlotPeriod,
  now: Date,
  enough = Infinity,
): Promise<Slot[]> {
  const { zoneId } = offered.studio;
  const today = dayIn(zoneId, now);
  const first = startDate > today ? startDate : today;
  const lastOpen = addDays(today, opensDaysBefore);
  const last = endDate < lastOpen ? endDate : lastOpen;
  if (last < first) return [];
  const roster = await loadRoster(db, offered, employeeId);
  const span = { from: instantAt(zoneId, first), until: instantAt(zoneId, addDays(last, 1)) };
  const busy = await loadBusyTimes(db, selectEmployees(offered, employeeId), span);
  const free: Slot[] = [];
  for (let day = first; day <= last && free.length < enough; day = addDays(day, 1)) {
    const open = computeSlots(day, roster).filter(({ startsAt }) =>
      isOpen(bookingWindow(zoneId, startsAt), now),
    );
    free.push(...withoutBusy(open, busy));
  }
  return free;
}

export type SlotPeriod = { startDate: string; endDate: string; employeeId?: number[] };
