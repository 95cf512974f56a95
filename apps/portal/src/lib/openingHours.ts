import type { ClosingHours } from '@studio-portal/sdk/types';
import { addDays, dayIn, minuteOfDay, weekdayOf } from './dates.ts';

/** Whether a studio is open, and when that changes, as minutes since midnight on its own clock. */
export type OpenState =
  | { open: true; until: number | undefined }
  | { open: false; opens: { inDays: number; at: number } | undefined };

const minutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
const endOfDay = 24 * 60;

/** When a studio is closed on a weekday, merged and in order. */
function closedOn(
  hours: readonly ClosingHours[],
  weekday: ClosingHours['dayOfWeek'],
): { from: number; until: number }[] {
  const merged: { from: number; until: number }[] = [];
  const ranges = hours
    .filter(({ dayOfWeek }) => dayOfWeek === weekday)
    .map(({ from, until }) => ({ from: minutes(from), until: minutes(until) }));
  for (const range of ranges.toSorted((a, b) => a.from - b.from)) {
    const last = merged.at(-1);
    if (last && range.from <= last.until) last.until = Math.max(last.until, range.until);
    else merged.push({ ...range });
  }
  return merged;
}

/** The backend tells when a studio is closed (`closingHoursDtos`); at all other times it is open. Looks a week ahead. */
export function openState(hours: readonly ClosingHours[], zone: string, now: Date): OpenState {
  const today = dayIn(zone, now);
  const minute = minuteOfDay(now, zone);
  const closed = closedOn(hours, weekdayOf(today));
  const current = closed.find(({ from, until }) => from <= minute && minute < until);
  if (!current) return { open: true, until: closed.find(({ from }) => from > minute)?.from };
  if (current.until < endOfDay) return { open: false, opens: { inDays: 0, at: current.until } };
  for (let inDays = 1; inDays <= 7; inDays++) {
    const first = closedOn(hours, weekdayOf(addDays(today, inDays)))[0];
    const at = first?.from === 0 ? first.until : 0;
    if (at < endOfDay) return { open: false, opens: { inDays, at } };
  }
  return { open: false, opens: undefined };
}
