import { minuteOfDay } from '../../../lib/dates/dates.ts';
import type { CourseEntry } from './courseFilter.ts';

/** Maximum number of courses beside each other; the day's list has the rest. */
const maxLanes = 3;

const minutesInDay = 24 * 60;

/** Course in a column of the week, in minutes since midnight on the studio's clock. */
export interface PlacedEntry {
  entry: CourseEntry;
  start: number;
  end: number;
  /** Lane within the column, from 0, and the number of lanes that share its time. */
  lane: number;
  lanes: number;
}

const toMinutes = ({ appointment: { slot } }: CourseEntry) => {
  const { zoneId } = slot.studio;
  const start = minuteOfDay(slot.startDateTime, zoneId);
  const end = minuteOfDay(slot.endDateTime, zoneId);
  return { start, end: end > start ? end : minutesInDay };
};

/**
 * Places the courses of a day side by side where they overlap. A course after midnight ends its
 * column.
 * @param entries by start
 * @returns the placed courses, and the number of those without a free lane
 */
export function placeDay(entries: readonly CourseEntry[]): {
  placed: PlacedEntry[];
  hidden: number;
} {
  const placed: PlacedEntry[] = [];
  let hidden = 0;
  /** Courses that overlap in a chain, which share the width of the column. */
  let cluster: PlacedEntry[] = [];
  let laneEnds: number[] = [];
  for (const entry of entries) {
    const { start, end } = toMinutes(entry);
    if (laneEnds.every((laneEnd) => laneEnd <= start)) {
      cluster = [];
      laneEnds = [];
    }
    const free = laneEnds.findIndex((laneEnd) => laneEnd <= start);
    const lane = free === -1 ? laneEnds.length : free;
    if (lane >= maxLanes) {
      hidden++;
      continue;
    }
    laneEnds[lane] = end;
    const one = { entry, start, end, lane, lanes: laneEnds.length };
    cluster.push(one);
    for (const other of cluster) other.lanes = laneEnds.length;
    placed.push(one);
  }
  return { placed, hidden };
}

/**
 * Returns the full hours that the courses of a week span, as minutes since midnight, and in the
 * current week at least until now.
 * @param present the current minute; undefined in another week
 */
export function spanOfWeek(
  placed: readonly PlacedEntry[],
  present: number | undefined,
): { from: number; to: number } {
  const from = Math.min(...placed.map(({ start }) => start));
  const to = Math.max(...placed.map(({ end }) => end), present ?? 0);
  return { from: Math.floor(from / 60) * 60, to: Math.ceil(to / 60) * 60 };
}
