import { daysBetween } from '../time.ts';
import { invalidFields } from './apiError.ts';

/** Limit of a period, as described for parameter endDate. */
const maxPeriodDays = 62;

/** @throws 400 if a period of calendar days ends before it starts or exceeds 62 days */
export function checkPeriod({ startDate, endDate }: { startDate: string; endDate: string }): void {
  const days = daysBetween(startDate, endDate);
  if (days < 0) throw invalidFields({ field: 'endDate', message: 'must not be before startDate' });
  if (days > maxPeriodDays)
    throw invalidFields({
      field: 'endDate',
      message: `must be at most ${maxPeriodDays} days after startDate`,
    });
}
