import type { BookingEntry, Checkin, Money } from '@studio-portal/sdk/types';
import { addDays, type Day, minuteOfDay, weekStart } from '../../../lib/dates/dates.ts';
import { divideMoney, sumMoney } from '../../../lib/dates/money.ts';

/**
 * Returns the number of successive weeks with a visit, up to the week of a day. That week may still
 * get its visit, so it does not end the streak.
 * @param visits days of the visits, in any order
 */
export function countStreakWeeks(visits: readonly Day[], to: Day): number {
  const weeks = new Set(visits.map(weekStart));
  const current = weekStart(to);
  let weeksBack = 0;
  for (
    let monday = weeks.has(current) ? current : addDays(current, -7);
    weeks.has(monday);
    monday = addDays(monday, -7)
  )
    weeksBack += 1;
  return weeksBack;
}

/**
 * Returns the hour in which most visits begin on the clocks of their studios, the latest used of
 * several; undefined without visits.
 * @param checkins the latest first
 */
export function findFavoriteHour(
  checkins: readonly Pick<Checkin, 'checkinTime' | 'studio'>[],
): number | undefined {
  const byHour = Map.groupBy(checkins, ({ checkinTime, studio }) =>
    Math.floor(minuteOfDay(checkinTime, studio.zoneId) / 60),
  );
  const [favorite] = [...byHour].toSorted(([, one], [, other]) => other.length - one.length);
  return favorite?.[0];
}

/**
 * Returns the charges divided by the visits; undefined without either. A reversal renews a charge
 * that is counted already.
 */
export function getCostPerVisit(
  entries: readonly BookingEntry[],
  visits: readonly unknown[],
): Money | undefined {
  const charges = entries.filter(({ type }) => type === 'CLAIM').map(({ amount }) => amount);
  const [first] = charges;
  if (!first || visits.length === 0) return undefined;
  const total = sumMoney(charges, first.currency);
  return total.amount > 0 ? divideMoney(total, visits.length) : undefined;
}
