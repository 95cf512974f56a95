/**
 * Wall clock times of a calendar day as instants. On a day on which clocks are changed an hour that does not exist has none, and one
 * that is there twice has two.
 */
import { addMinutes, instantAt, stretchesOf } from './time.ts';

/** Wall clock times HH:mm; `until` may be 24:00, the end of the day. */
export type WallTimes = { from: string; until: string };

/** A time; the end is no part of it. */
export type Span = { from: Date; until: Date };

function minutesOf(time: string): number {
  const [hours = '0', minutes = '0'] = time.split(':');
  return Number(hours) * 60 + Number(minutes);
}

/** The instants of a day at which clocks show these times: one span, and two when clocks jump out of the times and into them again. */
export function spansOf(zoneId: string, day: string, times: WallTimes): Span[] {
  const spans: Span[] = [];
  for (const { from, until } of partsOf(zoneId, day, times)) {
    const last = spans.at(-1);
    if (last?.until.getTime() === from.getTime()) last.until = until;
    else spans.push({ from, until });
  }
  return spans;
}

/**
 * Starts at a regular distance on the wall clock, from the first of the times, for all that is over before the last.
 * @param step how far apart, in minutes
 * @param duration how long each takes, in minutes
 */
export function regularSpans(
  zoneId: string,
  day: string,
  times: WallTimes,
  step: number,
  duration: number,
): Span[] {
  const whole = spansOf(zoneId, day, times);
  return partsOf(zoneId, day, times)
    .flatMap(({ first, from, until }) => {
      const skipped = Math.ceil((from.getTime() - first.getTime()) / (step * 60_000));
      const starts: Date[] = [];
      for (
        let start = addMinutes(first, skipped * step);
        start < until;
        start = addMinutes(start, step)
      )
        starts.push(start);
      return starts;
    })
    .map((start) => ({ from: start, until: addMinutes(start, duration) }))
    .filter((span) => whole.some((part) => span.from >= part.from && span.until <= part.until));
}

/** Whether two times have an instant in common. */
export function overlap(a: Span, b: Span): boolean {
  return a.from < b.until && b.from < a.until;
}

/** The times within each stretch of the day, with the instant at which the clock of that stretch would show the first of them. */
function partsOf(zoneId: string, day: string, times: WallTimes): (Span & { first: Date })[] {
  const midnight = instantAt('UTC', day);
  return stretchesOf(zoneId, day).flatMap((stretch) => {
    const at = (time: string) => addMinutes(midnight, minutesOf(time) - stretch.offsetMinutes);
    const first = at(times.from);
    const last = at(times.until);
    const from = first > stretch.from ? first : stretch.from;
    const until = last < stretch.until ? last : stretch.until;
    return from < until ? [{ first, from, until }] : [];
  });
}
