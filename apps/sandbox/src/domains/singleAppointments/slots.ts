/** When a kind of appointment can be had. Slots are computed from hours, never stored. */
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import {
  addDays,
  addDaysAt,
  addMinutes,
  dayIn,
  daysBetween,
  instantAt,
  weekdayOf,
} from '../../time.ts';
import { overlap, regularSpans, type Span, spansOf } from '../../wallTimes.ts';
import { isOpen } from '../courses/window.ts';
import type { StoredStudio } from '../studios/rules.ts';
import type { OfferedBenefit } from './benefits.ts';
import { busyTimes } from './busy.ts';
import { workingHours } from './tables.ts';

/** Slots begin this many minutes apart. */
const step = 30;

/** How many days ahead a slot can be booked at the earliest, and how many minutes before its start at the latest. */
export const opensDays = 60;
const closesMinutes = 120;

/** A slot with those who could give it. */
export type Slot = { startsAt: Date; endsAt: Date; employeeIds: number[] };

type Hours = Pick<typeof workingHours.$inferSelect, 'employeeId' | 'weekday' | 'from' | 'until'>;

/** When somebody could give a kind: hours, and the days on which the studio is closed. */
export type Roster = {
  zoneId: string;
  durationMinutes: number;
  closings: StoredStudio['closingHours'];
  hours: Hours[];
};

/** The booking window of a slot. */
export function windowOf(zoneId: string, startsAt: Date) {
  return {
    startsAt,
    earliestBookingAt: addDaysAt(zoneId, startsAt, -opensDays),
    latestBookingAt: addMinutes(startsAt, -closesMinutes),
    status: 'ACTIVE' as const,
  };
}

/**
 * The slots of a calendar day by start: within the hours of an employee, whenever the studio is open.
 * What employees have already is not looked at.
 */
export function slotsOn(day: string, { zoneId, durationMinutes, closings, hours }: Roster): Slot[] {
  const weekday = weekdayOf(day);
  const closed = closings
    .filter(({ dayOfWeek }) => dayOfWeek === weekday)
    .flatMap((times) => spansOf(zoneId, day, times));
  const slots = new Map<number, Slot>();
  for (const { employeeId, ...times } of hours.filter((one) => one.weekday === weekday))
    for (const span of regularSpans(zoneId, day, times, step, durationMinutes)) {
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
  return [...slots.values()].toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
}

/** Only those who have nothing else meanwhile; slots that nobody is free for are left out. */
export function withoutBusy(slots: Slot[], busy: ReadonlyMap<number, Span[]>): Slot[] {
  return slots.flatMap((slot) => {
    const span = { from: slot.startsAt, until: slot.endsAt };
    const employeeIds = slot.employeeIds.filter(
      (id) => !busy.get(id)?.some((other) => overlap(other, span)),
    );
    return employeeIds.length > 0 ? [{ ...slot, employeeIds }] : [];
  });
}

/** Who is asked for: some employees, or anybody when none is named. */
function wanted({ people }: OfferedBenefit, employeeIds: readonly number[]): number[] {
  const ids = people.map(({ id }) => id);
  return employeeIds.length === 0 ? ids : ids.filter((id) => employeeIds.includes(id));
}

/** @param employeeIds who is asked for; empty: anybody who gives it */
export async function rosterOf(
  db: Database,
  offered: OfferedBenefit,
  employeeIds: readonly number[],
): Promise<Roster> {
  const { benefit, studio } = offered;
  const ids = wanted(offered, employeeIds);
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

/** The slot that begins at an instant, whether anybody is free or not; null when there is none. */
export function slotAt(roster: Roster, startsAt: Date): Slot | null {
  const ofDay = slotsOn(dayIn(roster.zoneId, startsAt), roster);
  return ofDay.find((slot) => slot.startsAt.getTime() === startsAt.getTime()) ?? null;
}

/** The slots of some days that can be booked now, by start. */
export async function freeSlots(
  db: Database,
  offered: OfferedBenefit,
  { startDate, endDate, employeeId = [] }: SlotPeriod,
  now: Date,
): Promise<Slot[]> {
  const { zoneId } = offered.studio;
  const today = dayIn(zoneId, now);
  const first = startDate > today ? startDate : today;
  const lastOpen = addDays(today, opensDays);
  const last = endDate < lastOpen ? endDate : lastOpen;
  if (last < first) return [];
  const roster = await rosterOf(db, offered, employeeId);
  const slots = Array.from({ length: daysBetween(first, last) + 1 }, (_, index) =>
    slotsOn(addDays(first, index), roster),
  )
    .flat()
    .filter(({ startsAt }) => isOpen(windowOf(zoneId, startsAt), now));
  const span = { from: instantAt(zoneId, first), until: instantAt(zoneId, addDays(last, 1)) };
  return withoutBusy(slots, await busyTimes(db, wanted(offered, employeeId), span));
}

export type SlotPeriod = { startDate: string; endDate: string; employeeId?: number[] };
