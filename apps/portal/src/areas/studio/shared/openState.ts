import type { ClosingHours } from '@studio-portal/sdk/types';

/** Whether a studio is open, and when that changes as far as it is told. */
export type OpenState =
  | { open: true; until: Date | undefined }
  | { open: false; opens: Date | undefined };

/** The backend looks 8 days ahead; who is closed for all of a week is closed until further notice. */
const weekMilliseconds = 7 * 24 * 60 * 60 * 1000;

/** The backend tells when a studio is closed (`closingHoursDtos`), in order; at all other times it is open. */
export function openState(closings: readonly ClosingHours[], now: Date): OpenState {
  const current = closings.find(({ from, until }) => from <= now && now < until);
  if (!current) return { open: true, until: closings.find(({ from }) => from > now)?.from };
  const forGood = current.until.getTime() - now.getTime() > weekMilliseconds;
  return { open: false, opens: forGood ? undefined : current.until };
}
