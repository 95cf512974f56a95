import { daysBetween } from '../time.ts';
import { invalidFields } from './apiError.ts';

/** Limit of a period, as described for parameter endDate. */
const maxPeriodDays = 62;

/** Later periods could end in the year 10000, whose dates have another format. */
const yearLimit = '9999';

/** @throws 400 if a period of calendar days ends before it starts, exceeds 62 days or starts in the year 9999 */
export function checkPeriod({ startDate, endDate }: { startDate: string; endDate: string }): void {
  if (startDate >= yearLimit)
    throw invalidFields({ field: 'startDate', message: `must be before the year ${yearLimit}` });
  const days = daysBetween(startDate, endDate);
  if (days < 0) throw invalidFields({ field: 'endDate', message: 'must not be before startDate' });
  if (days > maxPeriodDays)
    throw invalidFields({
      field: 'endDate',
      message: `must be at most ${maxPeriodDays} days after startDate`,
    });
}
