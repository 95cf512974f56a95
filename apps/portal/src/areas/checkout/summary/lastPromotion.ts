/**
 * Returns the last moment at which someone moves up from a waiting list: the end of free
 * cancelation, so that nobody gets a place which costs something to return, unless they accept that
 * or join after it. Undefined if unknown.
 * @param until end of booking
 * @param freeUntil end of free cancelation; undefined or null if there is none
 */
export function lastPromotion(
  until: Date | undefined,
  freeUntil: Date | null | undefined,
  acceptsLate: boolean,
  present: Date,
): Date | undefined {
  if (!until || !freeUntil || acceptsLate || freeUntil <= present) return until;
  return freeUntil < until ? freeUntil : until;
}
