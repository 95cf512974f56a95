import type { Day } from './dates.ts';

/** A query that says which day is shown; whatever else it says, such as filters, stays. */
export function withDay(query: URLSearchParams, day: Day): URLSearchParams {
  const next = new URLSearchParams(query);
  next.set('day', day);
  return next;
}
