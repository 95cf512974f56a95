import type { Day } from './dates.ts';

/** Sets the selected day of a query and keeps other parameters, such as filters. */
export function withDay(query: URLSearchParams, day: Day): URLSearchParams {
  const next = new URLSearchParams(query);
  next.set('day', day);
  return next;
}
